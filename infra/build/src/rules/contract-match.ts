import type { Shape } from '../contract/contract-shapes.ts';
import { lineAt, type SourceFile } from './source-file.ts';

export type FrontendSources = {
  name: string;
  /** Source text of each exposed module, by name. */
  exposes: Readonly<Record<string, string>>;
  /** Names of exposed modules that the build gives a route or query parameters. */
  pages: readonly string[];
  /** All sources, without tests. */
  files: readonly SourceFile[];
  contract: {
    /** Fragments by their id, with the shapes of their props. */
    fragments: Readonly<Record<string, readonly Shape[]>>;
    events: readonly string[];
  };
};

const placed = /\bof=\{?["'](mf-[a-z-]+\/[a-z][a-z0-9-]*)["']/g;
/** Matches uses of bus events: `bus.emit('x')`, `bus.on('x')`. */
const onBus = /\bbus\s*\.\s*(?:emit|on|off)\(\s*'([a-z][a-z-]*)'/g;

/** Matches an import of a folder or package with a frontend's name. */
const imported = /\b(?:from|import)\s*\(?\s*["']((?:(?:\.\.\/)+(?:[^"']*\/)?)?(mf-[a-z-]+)(?:\/[^"']*)?)["']/g;

/** Objections, one sentence each, to exposed modules, fragments and events that do not match `shared-contracts`. */
export function contractObjections({ name, exposes, pages, files, contract }: FrontendSources): string[] {
  const own = Object.keys(contract.fragments).flatMap((id) =>
    id.startsWith(`${name}/`) ? id.slice(name.length + 1) : [],
  );
  const unknownTo = (known: readonly string[], pattern: RegExp): Named[] =>
    namedIn(files, pattern).filter(({ what }) => !known.includes(what));
  return [
    ...own
      .filter((fragment) => !Object.hasOwn(exposes, fragment))
      .map((fragment) => `FragmentMap has ${name}/${fragment}, which the build does not expose.`),
    ...Object.entries(exposes).flatMap(([expose, source]) => exposeObjections(name, expose, source, own, pages)),
    ...unknownTo(Object.keys(contract.fragments), placed).map(
      ({ at, what }) => `${at} places ${what}, which FragmentMap does not have.`,
    ),
    ...unknownTo(contract.events, onBus).map(
      ({ at, what }) => `${at} uses the event ${what}, which EventMap does not have.`,
    ),
    ...namedIn(files, imported)
      .filter(({ of }) => of !== name)
      .map(
        ({ at, what }) =>
          `${at} imports ${what}: code of another frontend would be part of this one's release. Place one of its fragments, or move the code to shared-contracts.`,
      ),
  ];
}

/** What a source names. `at`: file and line; `of`: the second group of the pattern. */
type Named = { at: string; what: string; of: string | undefined };

const namedIn = (files: readonly SourceFile[], pattern: RegExp): Named[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map((match) => {
      const [whole, what = '', of] = match;
      // A match of several lines ends with the name.
      return { at: `${file}:${lineAt(text, match.index + whole.lastIndexOf(what))}`, what, of };
    }),
  );

function exposeObjections(
  name: string,
  expose: string,
  source: string,
  own: readonly string[],
  pages: readonly string[],
): string[] {
  const exported = (what: string): boolean =>
    new RegExp(`export\\s+(?:const|function)\\s+${what}\\b|export\\s*\\{[^}]*\\b${what}\\s*[,}]`).test(source);
  const id = `${name}/${expose}`;
  const [isPage, isFragment] = [exported('route'), exported('Fragment')];
  if (isPage === isFragment) return [`${id} must export a route or a Fragment, and not both.`];
  return [
    ...(exported('messages') ? [] : [`${id} does not export its messages.`]),
    ...(isFragment && !own.includes(expose) ? [`${id} is a fragment, which FragmentMap does not have.`] : []),
    ...(isFragment && pages.includes(expose)
      ? [`${id} is a fragment, and has a route or query parameters of a page.`]
      : []),
  ];
}
