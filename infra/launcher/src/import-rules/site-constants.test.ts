import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/* The constants of SPEC 9 that a site may configure stand in its default configuration only (decision 0060). */

const home = 'shell/src/server/site/site-entry.ts';

/** Times of their own: retries, places as they are typed, batches of events. */
const ownTimes = [
  'shared-contracts/src/api/client.ts',
  'mf-content/src/stores/search/place-suggestions.ts',
  'mf-header/src/statistics/receivers/batches.ts',
];

const constants: readonly [what: string, pattern: RegExp, elsewhere?: readonly string[]][] = [
  ['page timer', /480_?000/],
  ['flyer prefix', /'werbung'/],
  ['flyout of the wishlist', /\b6_?000\b/],
  ['timeout of header data', /[tT]imeout\w*(:| =) 500\b/],
  ['delays and debounces', /([dD]elay|[dD]ebounce)\w*(:| =) \d/, ownTimes],
  ['reload guard', /[gG]uard\w*(:| =) 10_?000\b/],
];

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

const sources = ['shell', 'shared-contracts', ...remoteFolders].flatMap((folder) =>
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
