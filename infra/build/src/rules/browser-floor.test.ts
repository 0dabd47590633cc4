import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers } from '../bundle-defaults.ts';

/*
 * Nothing is polyfilled: code that browsers run calls no function that is newer than the oldest browsers it is built for. The compiler's
 * `lib` stops at ES2023 and knows no versions of the DOM.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const never = Number.POSITIVE_INFINITY;

type Versions = Readonly<Record<keyof typeof oldestBrowsers, number>>;
const since = (chrome: number, safari: number, firefox: number): Versions => ({ chrome, safari, firefox });

/** The first versions that have a function, by MDN. Names of methods that other objects have too are not here. */
const functions: readonly [pattern: RegExp, versions: Versions][] = [
  [/\bAbortSignal\.any\(/, since(116, 17.4, 124)],
  [/\bURL\.canParse\(/, since(120, 17, 115)],
  [/\bURL\.parse\(/, since(126, 18, 126)],
  [/\bPromise\.withResolvers\b/, since(119, 17.4, 121)],
  [/\bPromise\.try\(/, since(128, 18.2, 134)],
  [/\b(Object|Map)\.groupBy\(/, since(117, 17.4, 119)],
  [/\bArray\.fromAsync\(/, since(121, 16.4, 115)],
  [/\.(intersection|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, since(122, 17, 127)],
  [/\bIterator\.(from|concat|prototype)\b/, since(122, 18.4, 131)],
  [
    /\.(keys|values|entries)\(\)\s*\.(map|filter|take|drop|find|some|every|reduce|flatMap|toArray)\(/,
    since(122, 18.4, 131),
  ],
  [/\bRegExp\.escape\(/, since(136, 18.2, 134)],
  [/\bError\.isError\(/, since(134, 26, 138)],
  [/\bMath\.sumPrecise\(/, since(147, 26.2, 137)],
  [/\.(toBase64|setFromBase64)\(|\.fromBase64\(/, since(140, 18.2, 133)],
  [/\bIntl\.DurationFormat\b/, since(129, 16.4, 136)],
  [/\bTemporal\./, since(144, never, 139)],
  [/\bstructuredClone\(/, since(98, 15.4, 94)],
  [/\.checkVisibility\(/, since(105, 17.4, 106)],
  [/\.(show|hide|toggle)Popover\(/, since(114, 17, 125)],
  [/\bstartViewTransition\(/, since(111, 18, 144)],
  [/\bscheduler\.(yield|postTask)\(/, since(129, never, 142)],
  [/\brequestIdleCallback\(/, since(47, never, 55)],
  [/\.requestClose\(/, since(134, 18.4, 139)],
  [/\.moveBefore\(/, since(133, never, 144)],
  [/\bcookieStore\b/, since(87, 18.4, 140)],
  [/\bsetHTML(Unsafe)?\(|\.getHTML\(/, since(125, 18.2, 128)],
  [/\bnavigation\.(navigate|addEventListener|back)\(/, since(102, 26.2, 147)],
  [/\bnew (CloseWatcher|Highlight|EditContext|URLPattern)\(/, since(126, never, never)],
  [/['"]scrollend['"]/, since(114, 26.2, 109)],
];

/** Where the function is called only if it exists. */
const guarded = ['shell/src/client/main.tsx scheduler.postTask('];

const frontends = readdirSync(root).filter((name) => name.startsWith('mf-'));
const folders = [
  'shell/src/app',
  'shell/src/client',
  'shared-contracts/src',
  'infra/checkout/src/browser',
  ...frontends.map((name) => `${name}/src`),
];

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-for-tests|testing\//.test(file))
    .map((file): [name: string, text: string] => [
      `${folder}/${file}`,
      readFileSync(path.join(root, folder, file), 'utf8'),
    ]),
);

function newerThan(floor: Versions): string[] {
  const isNewer = (first: Versions): boolean =>
    first.chrome > floor.chrome || first.safari > floor.safari || first.firefox > floor.firefox;
  const newer = functions.filter(([, first]) => isNewer(first)).map(([pattern]) => pattern);
  return sources.flatMap(([name, text]) =>
    newer.flatMap((pattern) => {
      const [call] = pattern.exec(text) ?? [];
      return call === undefined ? [] : [`${name} ${call}`];
    }),
  );
}

describe('code that browsers run', () => {
  it('calls nothing newer than the oldest browsers that it is built for, unless it checks first that the function exists', () => {
    expect(newerThan(oldestBrowsers).sort()).toEqual([...guarded].sort());
  });

  it('is reported where it calls something newer', () => {
    expect(newerThan(since(116, 16.4, 120))).toEqual(
      expect.arrayContaining([
        'shared-contracts/src/paths.ts URL.canParse(',
        'shared-contracts/src/api/client.ts AbortSignal.any(',
      ]),
    );
  });
});
