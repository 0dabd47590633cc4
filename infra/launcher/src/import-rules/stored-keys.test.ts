import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { remoteFolders, workspaceRoot } from '../system/workspace.ts';

/*
 * What shell and frontends keep in web storage is necessary for what the shopper does, or it is stored under a consent, whose end deletes
 * it (decision 0052).
 */

const necessary = [
  // The consent itself.
  'bergauf-consent',
  // The guard against endless full page loads, in its tab.
  'bergauf.document-load',
  // The set of the page that its tab shows: a page that hangs is reported by the next one.
  'bergauf.open-page',
  // What was typed into a form that was being sent when the session ended, in its tab.
  'bergauf.kept-form',
  // What was entered for a team and is not in the cart yet, in its tab.
  'bergauf.team-order',
  // The store that the shopper has chosen.
  'bergauf.local-shop',
  // The light or dark scheme that the shopper has chosen in the footer.
  'bergauf-scheme',
  // What the shopper has ticked in the guide's checklists.
  'bergauf-checklists',
  // The guest's cart and wishlist that a login merges.
  'bergauf.*-merge',
  // Tells the other tabs that cart or wishlist have changed.
  'bergauf.*-changed',
];

const read = (file: string): string => readFileSync(path.join(workspaceRoot, file), 'utf8');

function sourcesIn(folder: string): string[] {
  const files = readdirSync(path.join(workspaceRoot, folder, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|test(ing)?\//.test(file))
    .map((file) => read(`${folder}/src/${file}`));
}

function storedKeysIn(folder: string): string[] {
  return sourcesIn(folder)
    .filter((text) => /versionedRecord\(|\.setItem\(/.test(text))
    .flatMap((text) =>
      [...text.matchAll(/['`](bergauf[.-][^'`]+)['`]/g)].flatMap(([, key]) => key?.replace(/\$\{\w+\}/, '*') ?? []),
    )
    .filter((key) => !ofTeams.includes(key));
}

/** Only who opens the link of a preview or of a frontend under development gets them (decisions 0073 and 0075). */
const ofTeams = ['bergauf_preview', 'bergauf.development-fields'];

const keysIn = (file: string): string[] =>
  [...read(file).matchAll(/'(bergauf[.-][^']+)'/g)].flatMap(([, key]) => key ?? []);

const underConsent = keysIn('mf-header/src/consent/stored-keys.ts');

it('what a decision deletes in its tab, the others delete as well', () => {
  expect(keysIn('shell/src/client/idle/delete-without-consent.ts')).toEqual(underConsent);
});

it('every key in web storage is necessary, or named under the consent that it needs', () => {
  expect(underConsent).toContain('bergauf-visit');
  const used = new Set(['shell', ...remoteFolders].flatMap(storedKeysIn));
  expect([...used].sort()).toEqual([...necessary, ...underConsent].sort());
});

/** Names of cookies in the sources; metrics have names of the same form. */
function cookiesIn(folder: string): string[] {
  return sourcesIn(folder)
    .filter((text) => /cookie/i.test(text))
    .flatMap((text) => [...text.matchAll(/'(bergauf_[a-z_]+)'/g)].flatMap(([, name]) => name ?? []))
    .filter((name) => !/_(total|seconds|bytes)$/.test(name) && !ofTeams.includes(name));
}

type Block = { type: string; rows?: string[][] };

/** The rows of a privacy page that begin with names of cookies and keys. */
function rowsWithNames(locale: string): string[][] {
  const page = JSON.parse(read('infra/demo-catalogue/texts/pages/14-datenschutz.json')) as {
    blocks: Record<string, Block[]>;
  };
  const rows = (page.blocks[locale] ?? []).flatMap(({ rows = [] }) => rows);
  return rows.filter(([names = '']) => /[a-z][._-][a-z]/.test(names));
}

const bothLists = (key: string): string[] =>
  key.includes('*') ? ['cart', 'wishlist'].map((list) => key.replace('*', list)) : [key];

/** The router's own, in the tab: positions of pages, and which links had a transition. */
const ofRouter = ['react-router-scroll-positions', 'remix-router-transitions'];

it.each(['at', 'en'])('the privacy page (%s) names each cookie and each key that is stored, and no other', (locale) => {
  const named = rowsWithNames(locale).flatMap(([names = '']) => names.split(', '));
  const cookies = ['shell', 'shared-contracts', 'infra/api', 'infra/checkout'].flatMap(cookiesIn);
  const keys = [...necessary, ...underConsent].flatMap(bothLists);
  expect(named.toSorted()).toEqual([...new Set([...cookies, ...keys, ...ofRouter])].sort());
});

it.each([
  ['bergauf-recent-searches', 'mf-header/src/search/recent-searches.ts', /maximumSearches = (\d+)/],
  ['bergauf-recently-viewed', 'mf-catalog/src/recently-viewed/visits.ts', /maximumVisits = (\d+)/],
])('the privacy page states the limits of %s', (key, file, limit) => {
  const most = limit.exec(read(file))?.[1];
  const days = /(\d+) \* 24 \* 60 \* 60/.exec(read(file))?.[1];
  for (const locale of ['at', 'en']) {
    const numbers = rowsWithNames(locale)
      .find(([names]) => names === key)?.[2]
      ?.match(/\d+/g);
    expect(numbers).toEqual([most, days]);
  }
});
