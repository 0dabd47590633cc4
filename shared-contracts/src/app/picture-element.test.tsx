import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Picture } from '../entities/index.ts';
import { AppProvider } from './app-context.tsx';
import { appForTests } from './app-for-tests.ts';
import { PictureElement } from './picture-element.tsx';

const drawing: Picture = { url: '/pictures/product/ski.1a.svg', alt: 'Ski', width: 800, height: 1000 };
const photograph: Picture = {
  url: '/media/a1/960.webp',
  alt: 'Ski',
  width: 700,
  height: 875,
  colour: '#ffffff',
  srcset: { avif: '/media/a1/360.avif 360w, /media/a1/960.avif 700w', webp: '/media/a1/960.webp 700w' },
};

function html(picture: Picture, picturesOrigin = ''): string {
  const app = appForTests();
  return renderToString(
    <AppProvider app={{ ...app, config: { ...app.config, picturesOrigin } }}>
      <PictureElement picture={picture} sizes="50vw" loading="lazy" className="back" />
    </AppProvider>,
  );
}

it('shows a drawing in a single img, without sizes and without a background', () => {
  const img =
    '<img src="/pictures/product/ski.1a.svg" alt="Ski" width="800" height="1000" loading="lazy" class="back"/>';
  expect(html(drawing)).toBe(img);
  expect(html({ ...drawing, colour: '#ebe8df' })).toBe(img);
});

it('shows a drawing of another ratio on its background', () => {
  expect(html({ ...drawing, height: 800, colour: '#ffffff' })).toContain(' data-ground="#ffffff"');
});

it('offers a photograph as AVIF and as WebP in several widths, on its background', () => {
  expect(html(photograph)).toBe(
    '<picture><source type="image/avif" srcSet="/media/a1/360.avif 360w, /media/a1/960.avif 700w" sizes="50vw"/>' +
      '<img src="/media/a1/960.webp" alt="Ski" width="700" height="875" loading="lazy" class="back"' +
      ' srcSet="/media/a1/960.webp 700w" sizes="50vw" data-ground="#ffffff"/></picture>',
  );
});

it('loads every width from the origin of pictures', () => {
  const shown = html(photograph, 'https://api.example');
  expect(shown.match(/https:\/\/api\.example\/media/g)).toHaveLength(4);
  expect(shown.match(/\/media/g)).toHaveLength(4);
});
