import { describe, expect, it } from 'vitest';
import { placeSlug, positionWords, readSearch, searchAddress, storeAddress, toggled } from './search-address.ts';

const none = { services: [], isAll: false };

describe('the address of a store search', () => {
  it.each([
    ['', '/shops/'],
    ['  ', '/shops/'],
    ['Linz', '/shops/linz/'],
    ['St. Pölten', '/shops/st-poelten/'],
    ['4020 Linz', '/shops/4020-linz/'],
    ['Groß-Enzersdorf', '/shops/gross-enzersdorf/'],
    ['47.27, 11.39', '/shops/47.27,11.39/'],
    ['../admin', '/shops/admin/'],
    ['<script>', '/shops/script/'],
    ['?&#', '/shops/'],
    ['Žilina', '/shops/zilina/'],
    ['東京', '/shops/%E6%9D%B1%E4%BA%AC/'],
  ])('of "%s" is %s', (words, address) => {
    expect(searchAddress({ ...none, words })).toBe(address);
  });

  it('has services and the whole list as parameters', () => {
    const query = { words: 'Linz', services: ['ski-service', 'team'], isAll: true };
    expect(searchAddress(query)).toBe('/shops/linz/?service=ski-service,team&alle=1');
  });

  it('leads back to the same search', () => {
    for (const words of ['linz', '4020-linz', 'st-poelten', '47.27,11.39']) {
      const query = { words, services: ['ski-service'], isAll: true };
      const { pathname, searchParams } = new URL(searchAddress(query), 'http://shop');
      expect(readSearch(decodeURIComponent(pathname.slice('/shops/'.length)), searchParams)).toEqual(query);
    }
  });

  it('of something that cannot be a place is null', () => {
    expect(readSearch('linz/altstadt/', new URLSearchParams())).toBeNull();
    expect(readSearch('a'.repeat(81), new URLSearchParams())).toBeNull();
    expect(placeSlug('a'.repeat(200))).toHaveLength(80);
  });

  it('of a long place ends with a whole character', () => {
    // As a string a character of this script has two parts, the second of which is the 81st.
    const words = `${'a'.repeat(79)}𠮷𠮷`;
    expect(searchAddress({ ...none, words })).toBe(`/shops/${'a'.repeat(79)}/`);
    expect(searchAddress({ ...none, words: '𠮷'.repeat(50) })).toBe(`/shops/${encodeURIComponent('𠮷'.repeat(40))}/`);
  });

  it('leaves out invalid service names, and repeated ones', () => {
    const query = new URLSearchParams({ service: "team,team,'; drop table,,ski-service" });
    expect(readSearch('', query)?.services).toEqual(['team', 'ski-service']);
  });
});

it('a service is selected and deselected', () => {
  expect(toggled(['team'], 'ski-service')).toEqual(['team', 'ski-service']);
  expect(toggled(['team', 'ski-service'], 'team')).toEqual(['ski-service']);
});

it('the position of a device is rounded to about a kilometre', () => {
  expect(positionWords(47.268_43, 11.393_29)).toBe('47.27,11.39');
});

describe('the address of a store', () => {
  it.each([
    [[], '/shop/linz/'],
    [['ski-service'], '/shop/linz/?service=ski-service'],
    [['ski-service', 'team'], '/shop/linz/'],
  ])('of a search for %j is %s', (services, address) => {
    expect(storeAddress('/shop/linz/', services)).toBe(address);
  });
});
