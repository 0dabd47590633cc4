import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const typeOf = (text: string) => pictureTypeOf(Buffer.from(text));

it.each([
  ['<svg>', 'svg'],
  ['\uFEFF \n<svg viewBox="0 0 1 1">', 'svg'],
  ['<?xml version="1.0"?>\n<!-- made --><!-- by hand -->\n<svg\n', 'svg'],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n<svg >', 'svg'],
  ['<!DOCTYPE svg SYSTEM ">" [<!ENTITY a "b">]><svg>', 'svg'],
  ['<svgs>', null],
  ['<!-- never ends <svg>', null],
  ['<?xml <svg>', null],
  ['<html><svg></svg></html>', null],
  ['<!DOCTYPE html><html><body><svg></svg></body></html>', null],
  ['<!-->', null],
  ['text <svg>', null],
  ['', null],
])('the beginning %j is of the type %s', (text, type) => {
  expect(typeOf(text)).toBe(type);
});

it('a beginning full of comments is read once', () => {
  expect(typeOf('<!---->'.repeat(600))).toBeNull();
  expect(typeOf(`${'<!---->'.repeat(300)}<svg>`)).toBe('svg');
  expect(typeOf('<?xml?>'.repeat(500))).toBeNull();
});
