import { expect, it } from 'vitest';
import { linksOnwards } from './no-results.tsx';

const place = (url: string) => ({ id: 1, name: url, url, count: 1, active: false, children: [] });
const categories = {
  genders: [place('/herren/schuhe/'), place('/schuhe/')],
  tree: [place('/schuhe/'), place('/search/')],
} as unknown as Parameters<typeof linksOnwards>[0];
const others = [
  { name: 'Ganzes Sortiment', url: '/search/' },
  { name: 'Zur Startseite', url: '/' },
];
const urls = (empty: string | null) => linksOnwards(categories, empty, others).map(({ url }) => url);

it('each address is linked once', () => {
  expect(urls(null)).toEqual(['/herren/schuhe/', '/schuhe/', '/search/', '/']);
});

it('the empty page itself is not linked', () => {
  expect(urls('/herren/schuhe/')).toEqual(['/schuhe/', '/search/', '/']);
});
