import { filterGroupIds } from 'shared-contracts/entities';
import { describe, expect, it } from 'vitest';
import { slipsBetween } from '../catalogue-index/text/misspelling.ts';
import { takePrices } from './price-words.ts';
import { queryTokens } from './query-words.ts';
import { createSizeLookup, takeSizes } from './size-words.ts';

it.each([
  ['laufschuhe unter 100', 'laufschuhe', null, 10_000],
  ['jacke bis 49,90 €', 'jacke', null, 4_990],
  ['jacket under €50', 'jacket', null, 5_000],
  ['ski ab 200 bis 400 euro', 'ski', 20_000, 40_000],
  ['schlafsack bis 180 cm', 'schlafsack bis 180 cm', null, null],
  ['unterhemd 100', 'unterhemd 100', null, null],
])('takes the prices out of "%s"', (query, rest, min, max) => {
  expect(takePrices(query)).toEqual({ rest, min, max });
});

it.each([
  ["men's t-shirt", ['men', 't-shirt']],
  ['27.5', ['27.5']],
  ['gr.42', ['gr', '42']],
  ['20zoll 3in1', ['20', 'zoll', '3in1']],
  ["o'neill", ['oneill']],
  ['39-42', ['39', '42']],
  ['% 🚴 -', []],
])('splits "%s" into words and numbers', (query, texts) => {
  expect(queryTokens(query).map(({ text }) => text)).toEqual(texts);
});

describe('sizes', () => {
  const sizeLookup = createSizeLookup({
    filterValuesByGroup: new Map([
      [
        filterGroupIds.size,
        ['W32/L32', 'W32/L34', 'W30/L34', '75B', '34½', '34', '128/134'].map((name, id) => ({
          id,
          filterId: filterGroupIds.size,
          name,
          names: { at: name },
          shortNames: null,
          hex: null,
          key: name,
        })),
      ],
    ]),
  });
  const sizesOf = (query: string) => {
    const { sizes, others } = takeSizes(queryTokens(query), sizeLookup.codes);
    return [sizes.map(({ text, isLabelled }) => `${text}${isLabelled ? '!' : ''}`), others.map(({ text }) => text)];
  };
  it.each([
    ['laufschuhe gr 42', ['42!'], ['laufschuhe']],
    ['größe 42', ['42!'], []],
    ['shoes 42 in black', ['42'], ['shoes', 'in', 'black']],
    ['zelt 3 personen rot', ['3 personen'], ['zelt', 'rot']],
    ['shirt XL', ['xl'], ['shirt']],
    ['jeans W32/L34 blau', ['w32 l34'], ['jeans', 'blau']],
    ['jeans w32', ['w32'], ['jeans']],
    ['bh gr 75B', ['75b!'], ['bh']],
    ['socken 34½ rot', ['34.5'], ['socken', 'rot']],
    ['socken 34 ½', ['34.5'], ['socken']],
    ['lampe X7', [], ['lampe', 'x7']],
  ])('are taken out of "%s"', (query, sizes, others) => {
    expect(sizesOf(query)).toEqual([sizes, others]);
  });

  it.each([
    ['W32/L34', [['W32/L34']]],
    ['w32', [['W32/L32', 'W32/L34']]],
    ['w30 l32', [[]]],
    ['75b', [['75B']]],
    ['34,5', [['34½']]],
    ['34½', [['34½']]],
    ['34', [['W32/L34', 'W30/L34', '34']]],
    ['128/134', [['128/134'], ['128/134']]],
  ])('of "%s" are those of the filter', (query, names) => {
    const { sizes } = takeSizes(queryTokens(query), sizeLookup.codes);
    expect(sizes.map((size) => sizeLookup.valuesOf(size).map((value) => value.names.at))).toEqual(names);
  });
});

it.each([
  ['laufschue', 'laufschuhe', 1],
  ['laufshcuhe', 'laufschuhe', 1],
  ['fussbalschue', 'fussballschuhe', 2],
  ['kletterseil', 'klettersteig', null],
  ['sandalen', 'sandplatz', null],
  ['mutze', 'hutte', null],
  ['rock', 'rohr', null],
])('between "%s" and "%s" are so many slips: %s', (typed, meant, slips) => {
  expect(slipsBetween(typed, meant)).toBe(slips);
});
