import { describe, expect, it } from 'vitest';
import { drawingOf, type ProductKind, productKinds } from '../product-kinds.ts';
import { boxes } from './boxes.ts';
import { layoutOf } from './layout.ts';
import { measuresOf } from './measures.ts';
import { models } from './models.ts';
import { sizes } from './sizes.ts';

const cutsOf = (kind: ProductKind) => Array.from({ length: drawingOf[kind].cuts }, (_, cut) => cut);

describe.each(productKinds)('the size comparison of a %s', (kind) => {
  it('has a size and a box for every cut', () => {
    const size = sizes[kind];
    if (!('beside' in size)) expect(size).toHaveLength(drawingOf[kind].cuts);
    expect(boxes[kind].split(', ')).toHaveLength(drawingOf[kind].cuts);
  });

  it.each([false, true])(
    'shows it at the scale of what it is beside, whole and beside it (for children: %s)',
    (kids) => {
      for (const cut of cutsOf(kind)) {
        const measures = measuresOf(kind, cut, kids);
        const { product, model } = layoutOf(measures);
        const known = models[measures.model].height;
        const name = `cut ${cut}`;
        expect(product.height / model.height, name).toBeCloseTo(measures.height / known, 6);
        expect(product.width / model.height, name).toBeCloseTo(measures.width / known, 6);
        const foot = (measures.hem * model.height) / known;
        expect(product.y + product.height, name).toBeCloseTo(model.y + model.height - foot, 6);
        expect(model.x - (product.x + product.width), name).toBeGreaterThanOrEqual(40);
      }
    },
  );

  it('is a length that a person or a hand gives an idea of', () => {
    for (const cut of cutsOf(kind)) {
      const { width, height, model, label } = measuresOf(kind, cut, false);
      const known = models[model].height;
      expect(Math.max(width, height) / known, `cut ${cut}`).toBeGreaterThan(0.15);
      expect(Math.max(width, height) / known, `cut ${cut}`).toBeLessThan(2.5);
      expect(label, `cut ${cut}`).toBeGreaterThan(0);
    }
  });
});

it('a child is beside what is for children, and what they wear is smaller', () => {
  expect(measuresOf('shirt', 0, false)).toMatchObject({ model: 'person', label: 70 });
  expect(measuresOf('shirt', 0, true)).toMatchObject({ model: 'child', label: 52 });
  expect(measuresOf('ski', 0, true)).toMatchObject({ model: 'child', label: 120 });
  expect(measuresOf('ball', 0, true)).toMatchObject({ model: 'hand', label: 20 });
});

it('a ski of 163 cm is nearly as tall as the person, and a down vest ends at the hip', () => {
  const ski = layoutOf(measuresOf('ski', 0, false));
  expect(ski.product.height / ski.model.height).toBeCloseTo(163 / 175, 3);
  for (const cut of cutsOf('down-vest')) {
    const { hem } = measuresOf('down-vest', cut, false);
    expect(hem, `cut ${cut}`).toBeGreaterThan(81);
    expect(hem, `cut ${cut}`).toBeLessThan(98);
  }
});
