import type { DeclaredRoute } from 'shared-contracts/discovery';
import { expect, test } from 'vitest';
import { matchRoute } from '../../app/route-table.ts';
import { configForTests } from '../../testing/config-for-tests.ts';
import { documentForTests, releaseForTests } from '../../testing/releases-for-tests.ts';
import { ofSite } from '../release-sync/discovery-watcher.ts';
import { declaredRoutes } from './declared-routes.ts';
import { resolveReleases } from './resolve-releases.ts';

function releaseWith(name: string, paths: readonly string[]) {
  const exposes = Object.fromEntries(
    paths.map((path, index) => {
      const route: DeclaredRoute = { path, rendered: 'server', group: 'other' };
      return [`page-${index}`, { scripts: [], styles: [], route }];
    }),
  );
  return [releaseForTests(name, { exposes })];
}

function routesOf(paths: Readonly<Record<string, readonly string[]>>) {
  const releases = Object.entries(paths).map(([name, own]) => [name, releaseWith(name, own)]);
  const { routes, refused } = declaredRoutes(
    resolveReleases(documentForTests(Object.fromEntries(releases)), null),
    configForTests,
  );
  return { paths: routes.map(({ path }) => path), refused: [...refused], routes };
}

test('a frontend that the shell does not know is part of the set, with its routes', () => {
  const { routes, refused } = routesOf({ 'mf-reviews': ['bewertungen/*', 'bewertungen', 'bewertungen/:product'] });
  expect(refused).toEqual([]);
  expect(routes.map(({ path }) => path)).toEqual(['bewertungen', 'bewertungen/:product', 'bewertungen/*']);
  const pageAt = (path: string) => matchRoute(configForTests, path, routes)?.page;
  expect(pageAt('/bewertungen/')).toBe('mf-reviews/page-1');
  expect(pageAt('/bewertungen/7/')).toBe('mf-reviews/page-2');
  expect(pageAt('/bewertungen/7/8/')).toBe('mf-reviews/page-0');
  expect(pageAt('/herren/')).toBe('mf-catalog/list-page');
  expect(matchRoute(configForTests, '/bewertungen/')?.page).toBe('mf-catalog/list-page');
});

test.each([
  ['p', 'the route /p/ begins with /p/, which belongs to the shop'],
  ['marken/neu', 'the route /marken/neu/ begins with /marken/, which belongs to the shop'],
  ['werbung/neu', 'the route /werbung/neu/ begins with /werbung/, which belongs to the shop'],
  ['healthz', 'the route /healthz/ begins with /healthz/, which belongs to the shop'],
])('a route below an address of the shop is refused: %s', (path, message) => {
  expect(routesOf({ 'mf-reviews': ['bewertungen', path] })).toMatchObject({
    paths: [],
    refused: [['mf-reviews', message]],
  });
});

test('when two frontends declare the same first segment, the first one keeps it', () => {
  const two = { 'mf-aa': ['rat'], 'mf-bb': ['rat/:id'] };
  expect(routesOf(two)).toMatchObject({
    paths: ['rat'],
    refused: [['mf-bb', 'the route /rat/:id/ begins with /rat/, which belongs to mf-aa']],
  });
  expect(routesOf({ 'mf-aa': ['rat/:id', 'rat/:name'] }).refused).toEqual([
    ['mf-aa', 'the route /rat/:name/ is declared twice'],
  ]);
});

test('a site takes all frontends of the document, or those that its configuration names', () => {
  const document = documentForTests({ 'mf-header': releaseWith('mf-header', []), 'mf-aa': [], 'mf-bb': [] });
  expect(ofSite(document, null)).toBe(document);
  expect(Object.keys(ofSite(document, ['mf-bb']).microFrontends)).toEqual(['@bergauf/mf-header', '@bergauf/mf-bb']);
});
