import { expect, it } from 'vitest';
import { areTones, recolour, tonesInUrl, tonesOfUrl } from './tones.ts';

const svg = '<path fill="var(--tone-base, #2F68A8)" stroke="var(--tone-edge-2,#101613)"/>';

it.each([
  [{}, '<path fill="#2F68A8" stroke="#101613"/>'],
  [{ base: '#aabbcc' }, '<path fill="#aabbcc" stroke="#101613"/>'],
  [{ 'edge-2': '#AABBCC', other: '#000000' }, '<path fill="#2F68A8" stroke="#AABBCC"/>'],
])('the tones %j replace the placeholders of their name', (tones, recoloured) => {
  expect(recolour(svg, tones)).toBe(recoloured);
});

it.each([
  [{}, 'drawing'],
  [{ base: '#2F68A8' }, 'base-2f68a8'],
  [{ shade: '#101613', 'base-2': '#2f68a8' }, 'base-2-2f68a8_shade-101613'],
])('the tones %j are %s in a URL and are read from it', (tones, segment) => {
  expect(tonesInUrl(tones)).toBe(segment);
  expect(tonesInUrl(tonesOfUrl(segment) ?? { none: '#000000' })).toBe(segment);
});

it.each([
  'base-2F68A8',
  'shade-101613_base-2f68a8',
  'base-2f68a8_base-2f68a8',
  'base-2f68a',
  '-2f68a8',
  'base-2f68a8_',
  '',
  '__proto__-2f68a8',
  'toString-2f68a8',
])('%j is the URL of no drawing', (segment) => {
  expect(tonesOfUrl(segment)).toBeNull();
});

it.each([
  { base: 'red' },
  { base: '#fff' },
  { base: '#2f68a8"/><script>' },
  { Base: '#2f68a8' },
  { base: 1 },
  null,
  'base',
  Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`t${index}`, '#000000'])),
])('%j are no tones', (value) => {
  expect(areTones(value)).toBe(false);
});
