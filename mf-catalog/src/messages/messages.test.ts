import { expect, it } from 'vitest';
import brandsGerman from '../brands/messages/at.json';
import brandsEnglish from '../brands/messages/en.json';
import listGerman from '../listing/messages/at.json';
import listEnglish from '../listing/messages/en.json';
import productGerman from '../product/messages/at.json';
import productEnglish from '../product/messages/en.json';
import recentGerman from '../recently-viewed/messages/at.json';
import recentEnglish from '../recently-viewed/messages/en.json';
import teamGerman from '../team/messages/at.json';
import teamEnglish from '../team/messages/en.json';
import tileGerman from '../tile/messages/at.json';
import tileEnglish from '../tile/messages/en.json';

it.each([
  ['list page', listGerman, listEnglish],
  ['product page', productGerman, productEnglish],
  ['brands page', brandsGerman, brandsEnglish],
  ['recently viewed products', recentGerman, recentEnglish],
  ['team shop', teamGerman, teamEnglish],
  ['tile', tileGerman, tileEnglish],
])('the messages of the %s have the same keys in both languages', (_, german, english) => {
  expect(Object.keys(english)).toEqual(Object.keys(german));
});
