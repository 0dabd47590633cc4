import { describe, expect, it } from 'vitest';
import { isWhole, newsletterLink, pageAddress } from './page-address.ts';

it.each([
  ['/static/impressum/', { section: 'static', slug: 'impressum' }],
  ['/services/ueber-uns', { section: 'services', slug: 'ueber-uns' }],
  ['/en/services/hilfe/', { section: 'services', slug: 'hilfe' }],
  ['/services/', null],
  ['/services/a/b/', null],
  ['/services/..%2f..%2fuser/', null],
  ['/services/Hilfe/', null],
  // The API refuses it, which would count as a failure of the page.
  [`/services/${'a'.repeat(121)}/`, null],
  ['/info/hilfe/', { section: 'info', slug: 'hilfe' }],
  ['/infos/hilfe/', null],
])('%s is the page %o', (path, address) => {
  expect(pageAddress(path)).toEqual(address);
});

describe('a link of a newsletter email', () => {
  const linkAt = (path: string) => newsletterLink(new URL(`http://shop${path}`));

  it.each([
    ['/services/newsletter/?token=abc', { purpose: 'confirm', token: 'abc' }],
    ['/services/newsletter/?abmelden=abc', { purpose: 'unsubscribe', token: 'abc' }],
    ['/services/newsletter/', null],
    ['/services/hilfe/?token=abc', null],
  ])('%s is %o', (path, link) => {
    expect(linkAt(path)).toEqual(link);
  });

  it('is complete with all 43 characters', () => {
    const token = 'aB3_-'.repeat(9).slice(0, 43);
    expect(isWhole({ purpose: 'confirm', token })).toBe(true);
    expect(isWhole({ purpose: 'confirm', token: token.slice(1) })).toBe(false);
    expect(isWhole({ purpose: 'confirm', token: `${token.slice(1)}"` })).toBe(false);
  });
});
