import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/* The constants of SPEC 9 that shell, frontends and product API share stand in one file (decision 0060). */

const home = 'shared-contracts/src/site-constants.ts';

/** Times of their own: retries, places as they are typed, batches of events. */
const ownTimes = [
  'shared-contracts/src/api/client.ts',
  'mf-content/src/stores/search/place-suggestions.ts',
  'mf-header/src/analytics/receivers/batches.ts',
];

const constants: readonly [what: string, pattern: RegExp, elsewhere?: readonly string[]][] = [
  ['page timer', /480_?000/],
  ['page counter', /[cC]ounter\w*(:| =) \d/],
  ['flyer prefix', /\bwerbung\b/],
  ['list segment', /segment'?\s*(,|:|=|\?\?)\s*'list'/i],
  ['suggestions', /[sS]uggestion\w*(:| =) 5\b/],
  [
    'shortest query',
    /([sS]hortest\w*|[mM]inimum\w*Length)(:| =) 2\b/,
    ['mf-content/src/stores/search/place-suggestions.ts'],
  ],
  ['longest query', /([lL]imit|maxLength|[lL]ongest\w*)(:| =|=\{)\s*50\b/],
  ['flyout of the wishlist', /\b6_?000\b/],
  ['timeout of header data', /[tT]imeout\w*(:| =) 500\b/],
  ['delays and debounces', /([dD]elay|[dD]ebounce)\w*(:| =) \d/, ownTimes],
  ['reload guard', /[gG]uard\w*(:| =) 10_?000\b/],
];

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

const sources = [
  'shell',
  'shared-contracts',
  'infra/api',
  'infra/service-kit',
  'infra/checkout',
  ...remoteFolders,
].flatMap((folder) =>
  readdirSync(path.join(workspaceRoot, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|for-tests|testing\//.test(file))
    .map((file): [string, string[]] => {
      const text = readFileSync(path.join(workspaceRoot, folder, 'src', file), 'utf8');
      return [`${folder}/src/${file}`, text.split('\n').filter((line) => !isComment(line))];
    }),
);

it.each(constants)('%s: one place', (_, pattern, elsewhere = []) => {
  const found = sources.filter(([, lines]) => lines.some((line) => pattern.test(line))).map(([file]) => file);
  expect(found).toEqual(expect.arrayContaining([home]));
  expect(found.filter((file) => file !== home && !elsewhere.includes(file))).toEqual([]);
});

it('frontends read what the site is configured to, not the defaults', () => {
  const frontends = sources.filter(([file]) => /^mf-|^shell\/src\/(app|client)/.test(file));
  const found = frontends.filter(([, lines]) => lines.some((line) => line.includes('siteDefaults')));
  expect(found.map(([file]) => file)).toEqual([]);
});
