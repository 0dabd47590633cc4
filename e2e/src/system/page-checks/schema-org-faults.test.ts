import { describe, expect, it } from 'vitest';
import { faultsAgainstSchemaOrg } from './schema-org-faults.ts';
import { faultsInStructuredData } from './structured-data.ts';

const offer = {
  '@type': 'Offer',
  url: 'https://bergauf.example/produkt/1',
  price: '19.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
  seller: { '@type': 'Organization', name: 'Bergauf' },
};

const store = {
  '@type': 'SportingGoodsStore',
  name: 'Bergauf Graz',
  telephone: '+43 316 1',
  geo: { '@type': 'GeoCoordinates', latitude: 47.07, longitude: 15.43 },
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' },
  ],
};

describe('JSON-LD against the vocabulary of schema.org', () => {
  it.each([
    ['an offer of an organization', offer],
    ['a store, whose properties are those of a place and of an organization', store],
    [
      'a list whose entries stand for pages',
      {
        '@type': 'ItemList',
        itemListElement: [{ '@type': 'ListItem', position: 1, item: 'https://bergauf.example/' }],
      },
    ],
    [
      'a search with the input of its query',
      {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'x' },
        'query-input': 'required name=q',
      },
    ],
    ['an object that is named elsewhere', { ...offer, seller: { '@id': 'https://bergauf.example/#organization' } }],
    ['a time and a day', { '@type': 'Article', timeRequired: 'PT4M', datePublished: '2026-03-01' }],
  ])('has no fault in %s', (_case, thing) => {
    expect(faultsAgainstSchemaOrg(thing)).toEqual([]);
  });

  it.each([
    ['a type that does not exist', { '@type': 'SkiShop' }, 'SkiShop: schema.org has no such type'],
    ['an object without a type', { name: 'Bergauf' }, 'undefined: schema.org has no such type'],
    ['a property that does not exist', { ...offer, prize: '1' }, 'Offer: schema.org has no property prize there'],
    ['a property of another type', { ...offer, telephone: '1' }, 'Offer: schema.org has no property telephone there'],
    [
      'an input of a property that the action lacks',
      { '@type': 'SearchAction', 'telephone-input': 'x' },
      /no property telephone-input/,
    ],
    [
      'a superseded property',
      { ...store, branchOf: offer.seller },
      'SportingGoodsStore: schema.org has superseded branchOf',
    ],
    [
      'an object of the wrong type',
      { ...offer, seller: { '@type': 'Brand' } },
      /^Offer\.seller: .*"Brand".* is none of /,
    ],
    [
      'a fault inside of an object',
      { ...offer, seller: { '@type': 'Organization', sku: '1' } },
      /^Offer\.seller Organization: .* sku/,
    ],
    [
      'a fault in an entry of a list',
      { ...store, openingHoursSpecification: [{ '@type': 'Opening' }] },
      /Opening: .* no such type/,
    ],
    [
      'an unknown member of an enumeration',
      { ...offer, availability: 'https://schema.org/Sold' },
      /^Offer\.availability: .*Sold/,
    ],
    [
      'a member of another enumeration',
      { ...offer, availability: 'https://schema.org/NewCondition' },
      /^Offer\.availability/,
    ],
    [
      'an address of our own for a member',
      { ...offer, availability: 'https://bergauf.example/InStock' },
      /^Offer\.availability/,
    ],
    ['a member by another address', { ...offer, availability: 'http://schema.org/InStock' }, /^Offer\.availability/],
    ['a text where only an object may be', { ...store, geo: 'Graz' }, /^SportingGoodsStore\.geo/],
    ['a path where an address must be', { ...offer, url: '/produkt/1' }, /^Offer\.url/],
    ['a day that is none', { '@type': 'Article', datePublished: 'gestern' }, /^Article\.datePublished/],
    ['a number where a text must be', { ...store, telephone: 43 }, /^SportingGoodsStore\.telephone/],
    ['an empty value', { ...offer, seller: null }, /^Offer\.seller: null is none of /],
  ])('finds %s', (_case, thing, fault) => {
    const faults = faultsAgainstSchemaOrg(thing);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('is part of what the pages are checked for', () => {
    const query = { '@type': 'EntryPoint', urlTemplate: 'https://bergauf.example/?q={search_term_string}' };
    const site = { name: 'Bergauf', url: 'https://bergauf.example/', inLanguage: 'de-AT' };
    const data = (potentialAction: object) => ({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      ...site,
      potentialAction,
    });
    const action = { '@type': 'SearchAction', target: query, 'query-input': 'required name=search_term_string' };
    expect(faultsInStructuredData([data(action)], ['WebSite'])).toEqual([]);
    const named = [data({ ...action, '@type': 'SearchAktion' })];
    expect(faultsInStructuredData(named, ['WebSite'])).toContain(
      '0 WebSite.potentialAction SearchAktion: schema.org has no such type',
    );
  });
});
