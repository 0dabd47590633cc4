import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contractSources, eventNames, fragmentShapes, type Shape } from './contract-shapes.ts';

/** What a frontend uses from others and provides to them, read from its sources for the release manifest. */
export type DeclaredUse = {
  uses: {
    /** Fragments of other frontends, with the shape of their props in the contract that the release was built with. */
    fragments: Record<string, Shape[]>;
    /** Events of the bus that it listens to. */
    events: string[];
  };
  provides: {
    /** Its own fragments, by the name of the exposed module. */
    fragments: Record<string, Shape[]>;
    /** Events of the bus that it emits. */
    events: string[];
  };
};

/** A placed fragment, or a module that is loaded by its id. */
const fragmentPattern = /(?:\bof=\{?|\.load\(\s*)["'](mf-[a-z-]+\/[a-z][a-z0-9-]*)["']/g;

/** @param context the frontend's folder, with its sources in `src` */
export function declaredUse(context: string, name: string): DeclaredUse {
  const contract = contractSources(context);
  const shapes = fragmentShapes(contract.fragments);
  const events = eventNames(contract.events);
  const text = sourceFiles(path.join(context, 'src'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const placed = [...text.matchAll(fragmentPattern)].flatMap(([, id = '']) => (id.startsWith(`${name}/`) ? [] : id));
  const listens = events.filter((event) => new RegExp(`\\.on\\(\\s*'${event}'`).test(text));
  // The name of an emitted event may be passed indirectly, so every mention counts, except in `on`.
  const emits = events.filter((event) => text.replace(/\.on\(\s*'[a-z-]+'/g, '').includes(`'${event}'`));
  const own = Object.entries(shapes).filter(([id]) => id.startsWith(`${name}/`));
  return {
    uses: {
      fragments: Object.fromEntries([...new Set(placed)].sort().map((id) => [id, shapes[id] ?? []])),
      events: listens,
    },
    provides: {
      fragments: Object.fromEntries(own.map(([id, shape]) => [id.slice(name.length + 1), shape])),
      events: emits,
    },
  };
}

/** Source files of a frontend, without tests. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests|testing[\\/]|\.d\.ts$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Stylesheets. */
export function styleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** Message files in all languages. */
export function messageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])messages[\\/][a-z]+\.json$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}
