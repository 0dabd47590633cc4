import { describe, expect, it } from 'vitest';
import { chosenKinds, cutName, designForProduct, suitableCuts } from '../pictures/choice/design-for-product.ts';
import type { ProductKind } from '../pictures/index.ts';
import { generateCatalogue } from './generate.ts';
import { productFacts } from './product-facts.ts';

const catalogue = generateCatalogue({ products: 2400, seed: 1 });
const kinds = [...new Set(catalogue.map(({ kind }) => kind))];
const ofKind = (kind: ProductKind) => catalogue.filter((product) => product.kind === kind);
/** The first page of a kind's list. */
const pageOf = (kind: ProductKind) =>
  ofKind(kind)
    .sort((a, b) => b.salesRank - a.salesRank)
    .slice(0, 24);
const largest = kinds.sort((a, b) => ofKind(b).length - ofKind(a).length).slice(0, 10);

describe('the products of the generated catalogue', () => {
  it('have texts that suit at least one cut each', () => {
    for (const product of catalogue.filter(({ kind }) => chosenKinds.includes(kind))) {
      expect(suitableCuts(productFacts(product)), `${product.id} ${product.names.at}`).not.toEqual([]);
    }
  });

  it('carry the design that their texts ask for; a refurbished product that of the new one', () => {
    for (const [index, product] of catalogue.entries()) {
      const original = product.saleType === 'refurbished' ? catalogue[index - 1] : product;
      expect(product.design, product.names.at).toBe(original && designForProduct(productFacts(original)));
    }
  });

  it.each(largest)('show at least eight cuts in a list page of 24: %s', (kind) => {
    const cuts = pageOf(kind).map((product) => cutName(kind, product.design));
    expect(new Set(cuts).size).toBeGreaterThanOrEqual(8);
  });

  it('repeat no design often in a list page of 24', () => {
    for (const kind of largest) {
      const designs = pageOf(kind).map((product) => product.design);
      for (const design of designs) {
        expect(designs.filter((other) => other === design).length, `${kind} ${design}`).toBeLessThanOrEqual(5);
      }
    }
  });
});
