import { expect, it } from 'vitest';
import { soldOutTarget } from './sold-out-note.tsx';

type Rows = Parameters<typeof soldOutTarget>[0];
const tile = {} as Rows['related'][number];

it.each<[string, Rows, string | undefined]>([
  ['alternatives', { alternatives: [tile], related: [tile] }, 'alternativen'],
  ['related products without alternatives', { alternatives: [], related: [tile] }, 'aehnliche-artikel'],
  ['nothing without either', { alternatives: [], related: [] }, undefined],
])('a sold-out product links to %s', (_, rows, id) => {
  expect(soldOutTarget(rows)?.id).toBe(id);
});
