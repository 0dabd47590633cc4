import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspackPluginInstance } from '@rspack/core';
import type { DeclaredRoute } from 'shared-contracts/discovery';
import type { QueryParameter } from 'shared-contracts/remote';
import type { Side } from '../bundle-defaults.ts';
import { type DeclaredUse, declaredUse } from '../contract/declared-use.ts';

export type BuildRecord = Partial<DeclaredUse> & {
  name: string;
  version: string;
  clientEntry: string;
  serverEntry: string;
  exposes: Record<
    string,
    { scripts: string[]; styles: string[]; query?: readonly QueryParameter[]; route?: DeclaredRoute }
  >;
};

type RecordOptions = {
  buildDir: string;
  side: Side;
  name: string;
  version: string;
  exposes: string[];
  /** By the name of an exposed page. */
  query: Readonly<Record<string, readonly QueryParameter[]>>;
  /** By the name of an exposed page. */
  routes: Readonly<Record<string, DeclaredRoute>>;
};

/** A bundler plugin that describes the build for the release manifest: `build.json` beside the folders `client` and `server`. */
export const buildRecord = ({
  buildDir,
  side,
  name,
  version,
  exposes,
  query,
  routes,
}: RecordOptions): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.done.tap('build-record', (stats) => {
      if (stats.hasErrors()) return;
      const groups = stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {};
      const filesOf = (group: string): string[] =>
        (groups[group]?.assets ?? []).map((asset) => `${side}/${asset.name}`);
      const entry = filesOf(name.replaceAll('-', '_')).find((file) => file.includes('remoteEntry'));
      if (!entry) throw new Error(`${name}: the ${side} build has no remote entry`);
      const file = path.join(buildDir, 'build.json');
      mkdirSync(buildDir, { recursive: true });
      const record: Partial<BuildRecord> = { ...readRecord(file), name, version };
      if (side === 'server') record.serverEntry = entry;
      else {
        Object.assign(record, declaredUse(compiler.context, name));
        record.clientEntry = entry;
        record.exposes = Object.fromEntries(
          exposes.map((expose) => [
            expose,
            {
              ...split(filesOf(expose)),
              ...(query[expose] && { query: query[expose] }),
              ...(routes[expose] && { route: routes[expose] }),
            },
          ]),
        );
      }
      // Sorted, so that the order does not depend on which side finished first: repeated builds must be identical.
      const sorted = Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
      writeFileSync(file, JSON.stringify(sorted, null, 2));
    });
  },
});

function readRecord(file: string): Partial<BuildRecord> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildRecord>;
  } catch {
    // The side that finishes first finds no record.
    return {};
  }
}

function split(files: string[]): { scripts: string[]; styles: string[] } {
  return {
    scripts: files.filter((file) => file.endsWith('.js') && !file.includes('remoteEntry')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}
