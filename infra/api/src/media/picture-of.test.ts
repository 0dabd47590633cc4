import { describe, expect, it } from 'vitest';
import { logoUrl, pictureOf } from './picture-of.ts';
import type { PictureRef, TablePicture } from './picture-ref.ts';
import { placeholder } from './placeholder.ts';

type Logo = PictureRef & TablePicture;

const file = 'pictures/logo.svg';
const id = 'ab'.repeat(16);
const photograph = (width: number): Logo => ({ id, file, width, height: 100, colour: '#ffffff', type: 'png' });
const drawing: Logo = { ...photograph(300), type: 'svg' };
/** As a table has it that an earlier release has filled. */
const unknown = { file };

describe('the address of a logo', () => {
  it.each<[string, Parameters<typeof logoUrl>[0], string]>([
    ['that is small, in its own size', photograph(120), `/media/${id}/160.webp`],
    ['of exactly the width', photograph(640), `/media/${id}/640.webp`],
    ['a pixel narrower', photograph(639), `/media/${id}/640.webp`],
    ['that is large, in the width of logos', photograph(2_000), `/media/${id}/640.webp`],
    ['that is a drawing', drawing, `/media/${id}/drawing.svg`],
    ['that is a drawing in a colour', { ...drawing, tones: { base: '#2F68A8' } }, `/media/${id}/base-2f68a8.svg`],
    ['that is not stored', unknown, ''],
    ['that is missing', null, ''],
  ])('%s', (_what, logo, address) => {
    expect(logoUrl(logo)).toBe(address);
  });
});

describe('a picture', () => {
  it('that is missing or not stored is the placeholder, with the text of its place', () => {
    const { width, height, colour } = placeholder;
    for (const missing of [null, undefined, unknown]) {
      const picture = pictureOf(missing, 'at', 'Ski');
      expect(picture).toMatchObject({ alt: 'Ski', width, height, colour });
      expect(picture.url).toContain(`/media/${placeholder.id}/`);
    }
  });

  it('has its own text where there is one, in the language of the page', () => {
    const described = { ...drawing, alt: { at: 'Helm von vorn', en: 'Helmet from the front' } };
    expect(pictureOf(described, 'en', 'Helmet').alt).toBe('Helmet from the front');
    expect(pictureOf({ ...drawing, alt: { at: 'Helm von vorn' } }, 'en', 'Helmet').alt).toBe('Helm von vorn');
    expect(pictureOf(drawing, 'en', 'Helmet').alt).toBe('Helmet');
  });
});
