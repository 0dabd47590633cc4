import { expect, it } from 'vitest';
import { pathForGender } from './gender.ts';

it.each([
  ['/search/', '/damen/'],
  ['/search/?sort=added_at&order=desc', '/damen/?sort=added_at&order=desc'],
  ['/sale/', '/sale/damen/'],
  ['/outlet/schuhe/', '/outlet/schuhe/'],
  ['/marken/norrak/', '/marken/norrak/damen/'],
  ['/sport/laufen/trailrunning/', '/sport/laufen/trailrunning/damen/'],
  ['/sport/laufen/?page=2', '/sport/laufen/damen/?page=2'],
])('the list %s for women is %s', (url, own) => {
  expect(pathForGender(url, 1)).toBe(own);
});

it.each([
  ['a gender', '/sale/herren/'],
  ['a gender', '/kinder/schuhe/'],
  ['a search', '/search/?q=herrenschuhe'],
  ['no list', '/marken/'],
  ['no list', '/sport/'],
  ['no list', '/blog/'],
  ['no list', '/norrak-jacke/p/norrak-jacke-1/'],
  ['another host', 'https://example.org/sale/'],
])('an address that names %s is unchanged: %s', (_, url) => {
  expect(pathForGender(url, 1)).toBe(url);
});

it('an unknown gender changes no address', () => {
  expect(pathForGender('/sale/', 0)).toBe('/sale/');
});
