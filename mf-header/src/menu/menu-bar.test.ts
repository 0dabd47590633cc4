import { expect, it } from 'vitest';
import { barUrl } from './menu-bar.ts';

const bar = [
  { id: 1, name: 'Damen', url: '/damen/', hasSheet: true, gender: 1 as const },
  { id: 2, name: 'Neu', url: '/search/?sort=added_at', hasSheet: false },
  { id: 3, name: 'Sale', url: '/sale/', hasSheet: true },
];

it('a link to the whole assortment leads to that of the gender, by the address of the gender in the menu', () => {
  expect(barUrl('/search/?sort=added_at', bar, 1)).toBe('/damen/?sort=added_at');
});

it.each([
  ['an unknown gender', '/search/?sort=added_at', 0],
  ['a gender without products', '/search/?sort=added_at', 3],
  ['another list', '/sale/', 1],
] as const)('%s changes no address', (_, url, gender) => {
  expect(barUrl(url, bar, gender)).toBe(url);
});

it('an item without an address links to the home page', () => {
  expect(barUrl(null, bar, 1)).toBe('/');
});
