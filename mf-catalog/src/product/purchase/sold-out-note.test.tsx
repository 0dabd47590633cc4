import { renderToString } from 'react-dom/server';
import { RemoteContext } from 'shared-contracts/remote-context';
import { expect, it } from 'vitest';
import type { ShownProduct } from '../product-loader.ts';
import { SoldOutNote, soldOutTarget } from './sold-out-note.tsx';

type Rows = Parameters<typeof soldOutTarget>[0];
const tile = {} as Rows['related'][number];

it.each<[string, Rows, string | undefined]>([
  ['alternatives', { alternatives: [tile], related: [tile] }, 'alternativen'],
  ['related products without alternatives', { alternatives: [], related: [tile] }, 'aehnliche-artikel'],
  ['nothing without either', { alternatives: [], related: [] }, undefined],
])('a sold-out product links to %s', (_, rows, id) => {
  expect(soldOutTarget(rows)?.id).toBe(id);
});

it.each([
  ['another colour only while one can be bought', [true, false], 'product.soldOut.colours'],
  ['no other colour when all are sold out', [true, true], 'product.soldOut.hint'],
])('a sold-out product suggests %s', (_, colours, hint) => {
  // The note reads only the colours.
  const product = { colours: colours.map((soldOut) => ({ soldOut })) } as unknown as ShownProduct;
  const remote = { name: 'mf-catalog', version: '1.0.0', expose: 'mf-catalog/product-page', t: String } as const;
  const html = renderToString(
    <RemoteContext value={remote}>
      <SoldOutNote product={product} />
    </RemoteContext>,
  );
  expect(html).toContain(`<p>${hint}</p>`);
});
