import type { ContentBlock } from 'shared-contracts/entities';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readBlocks } from './known-blocks.ts';

const text: ContentBlock = { type: 'paragraph', text: 'Ein Absatz.' };
const tile = {
  id: 1,
  url: '/p/1/',
  picture: { url: '/a.svg' },
  pictureBack: { url: '/b.svg' },
  prices: { cents: { vk: 1 } },
  colours: [],
  sizes: [],
};

afterEach(() => vi.restoreAllMocks());

describe('blocks that this release cannot show', () => {
  it('are left out, and each page reports each type once, whatever another shopper has seen before', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const video = { type: 'video', url: '/film.mp4' };
    const blocks = [text, video, { type: 'map' }, text, video];
    for (const _page of ['of one shopper', 'of another']) {
      warn.mockClear();
      expect(readBlocks(blocks)).toEqual([text, text]);
      expect(warn.mock.calls.map(([line]) => line)).toEqual([
        expect.stringContaining('"video"'),
        expect.stringContaining('"map"'),
      ]);
    }
  });

  it.each([
    ['null', null],
    ['a text', 'paragraph'],
    ['no type', { text: 'x' }],
    ['the name of a property of all objects', { type: 'constructor' }],
    ['a text that is an object', { type: 'paragraph', text: { toString: 'x' } }],
    ['an item that is no text', { type: 'list', ordered: false, items: ['a', { b: 1 }] }],
    ['a cell that is no text', { type: 'table', caption: '', head: ['a'], rows: [['a', {}]] }],
    ['a row that is no list', { type: 'table', caption: '', head: ['a'], rows: ['a'] }],
    ['a picture without address', { type: 'picture', picture: {}, caption: '' }],
    ['a checklist without ids', { type: 'checklist', id: 'a', title: 'b', items: [{ text: 'c' }] }],
  ])('include malformed ones: %s', (_, block) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    expect(readBlocks([block, text])).toEqual([text]);
  });
});

describe('links of a block', () => {
  it.each([
    ['/services/versand/#kosten', true],
    ['#oben', true],
    ['https://example.org/', true],
    ['HTTP://example.org/', true],
    ['mailto:team@bergauf.example', true],
    ['tel:+43123', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    [' javascript:alert(1)', false],
    ['java\nscript:alert(1)', false],
    ['data:text/html,x', false],
    ['vbscript:x', false],
    ['', false],
  ])('%j is kept: %s', (url, isKept) => {
    const block = { type: 'links', items: [{ name: 'Link', url }] };
    expect(readBlocks([block])).toEqual(isKept ? [block] : []);
    const shelf = { type: 'products', title: 'Regal', url, products: [tile] };
    expect(readBlocks([shelf])).toEqual(isKept ? [shelf] : []);
  });
});

it('products without the fields of a tile are left out, and with the last one their block', () => {
  const block = { type: 'products', title: 'Regal', url: '/schuhe/', products: [tile, { id: 2 }] };
  expect(readBlocks([block])).toEqual([{ ...block, products: [tile] }]);
  expect(readBlocks([{ ...block, products: [{ id: 2 }] }])).toEqual([]);
});
