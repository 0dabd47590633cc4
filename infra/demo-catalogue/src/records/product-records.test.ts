import { describe, expect, it } from 'vitest';
import { generateProducts } from '../generator/generate.ts';
import { comparisonOf } from '../pictures/index.ts';
import { testDemoOptions } from '../testing/test-options.ts';
import { productRecord, scaleOf } from './product-records.ts';

const products = [...generateProducts(testDemoOptions)];

describe('the size comparison of a product', () => {
  it('is the last of four pictures of every colour, and the only one that the catalogue names', () => {
    for (const product of products) {
      for (const { pictures = [] } of productRecord(product, testDemoOptions.day).variants) {
        expect(pictures, `${product.id}`).toHaveLength(4);
        expect(
          pictures.findIndex(({ file }) => file.includes('-scale')),
          `${product.id}`,
        ).toBe(3);
        expect(
          pictures.map(({ alt }) => alt !== undefined),
          `${product.id}`,
        ).toEqual([false, false, false, true]);
      }
    }
  });

  it('says in both languages what is beside what', () => {
    const texts = products.map(
      (product) => productRecord(product, testDemoOptions.day).variants[0]?.pictures?.at(-1)?.alt,
    );
    for (const alt of texts) {
      expect(alt?.at).toMatch(
        /^Größenvergleich: .+, etwa \d+ cm, neben einer? (Person von 175|Hand von 19) cm$|, neben einem Kind von 130 cm$/,
      );
      expect(alt?.en).toMatch(
        /^Size comparison: .+, about \d+ cm, beside a (person 175|child 130) cm tall$|, beside a hand 19 cm long$/,
      );
    }
    for (const [index, { names }] of products.entries()) {
      expect(texts[index]?.at).toContain(names.at);
      expect(texts[index]?.en).toContain(names.en ?? names.at);
    }
  });

  it('shows a child beside products for children only, unless they are small', () => {
    for (const product of products) {
      const { model } = comparisonOf(scaleOf(product));
      if (model !== 'hand')
        expect(model, `${product.id} ${product.kind}`).toBe(product.gender === 3 ? 'child' : 'person');
    }
  });

  it.each(['ski-length', 'snowboard-length', 'pole-length'])(
    'has a length that the product is sold in: %s',
    (system) => {
      const measured = products.filter(
        ({ sizeSystem, saleType }) => sizeSystem === system && saleType !== 'refurbished',
      );
      expect(measured.length).toBeGreaterThan(3);
      for (const product of measured) {
        const { label } = comparisonOf(scaleOf(product));
        expect(
          product.variants[0]?.options.map(({ title }) => title),
          `${product.kind}`,
        ).toContain(`${label} cm`);
      }
    },
  );

  it('shows shorts whose hem is below the crotch by about the inseam of their texts', () => {
    const waist = 104;
    const crotch = 81;
    const shorts = products.filter(({ kind, gender }) => ['shorts', 'hiking-shorts'].includes(kind) && gender !== 3);
    expect(shorts.length).toBeGreaterThan(3);
    for (const product of shorts) {
      const inseam = Number.parseInt(
        product.details.find(({ name }) => name.at === 'Schrittlänge')?.value.at ?? '',
        10,
      );
      const hem = waist - comparisonOf(scaleOf(product)).label;
      expect(Math.abs(crotch - hem - inseam), `${product.id} ${inseam} cm`).toBeLessThanOrEqual(4);
    }
  });
});
