import { createHash } from 'node:crypto';
import type { Picture } from 'shared-contracts/entities';
import { createLruCache } from '../http/lru-cache.ts';
import {
  designsOf,
  drawBrandLogo,
  drawProduct,
  drawScene,
  type ProductKind,
  palettes,
  productKinds,
} from '../pictures/index.ts';
import { isSceneName, type SceneName, scenes } from './scenes.ts';

export type PictureView = 1 | 2 | 3;

export type PictureLibrary = {
  product(kind: ProductKind, palette: string, design: number, view: PictureView, alt: string): Picture;
  scene(name: SceneName, alt: string): Picture;
  brandLogo(slug: string): string;
  /** The SVG behind `/pictures/<group>/<name>.<hash>.svg` and its current URL; null where there is no such picture. */
  find(group: string, name: string): { svg: string; url: string } | null;
};

export type LogoSource = { readonly slug: string; readonly name: string; readonly logoSeed: number };

/** How product pictures are drawn, DESIGN: 4 : 5. */
const productSize = { width: 800, height: 1000 };

/**
 * All drawn pictures. Their URL carries a hash of the content, so a picture that is drawn differently tomorrow has another
 * URL and browsers may keep each for ever. Drawing happens once; the hash stays known when the text has been forgotten.
 */
export function createPictureLibrary(logos: readonly LogoSource[]): PictureLibrary {
  const texts = createLruCache<string>(600);
  const hashes = new Map<string, string>();
  const logoBySlug = new Map(logos.map((logo) => [logo.slug, logo]));

  function textOf(key: string, draw: () => string): string {
    const text = texts.get(key) ?? draw();
    texts.set(key, text);
    return text;
  }

  function urlOf(group: string, name: string, draw: () => string): string {
    const key = `${group}/${name}`;
    let hash = hashes.get(key);
    if (hash === undefined) {
      hash = createHash('sha256').update(textOf(key, draw)).digest('hex').slice(0, 10);
      hashes.set(key, hash);
    }
    return `/pictures/${key}.${hash}.svg`;
  }

  function drawing(group: string, name: string): (() => string) | null {
    if (group === 'scene') return isSceneName(name) ? () => drawScene(scenes[name]) : null;
    if (group === 'brand') {
      const logo = logoBySlug.get(name);
      return logo ? () => drawBrandLogo({ name: logo.name, seed: logo.logoSeed }) : null;
    }
    if (group !== 'product') return null;
    const parts = /^(?<kind>.+)-(?<palette>[a-z]+)-(?<design>\d{1,2})-(?<view>[123])$/.exec(name)?.groups;
    const kind = productKinds.find((candidate) => candidate === parts?.['kind']);
    const palette = palettes.find(({ id }) => id === parts?.['palette'])?.id;
    const view = ([1, 2, 3] as const).find((candidate) => `${candidate}` === parts?.['view']);
    if (!kind || !palette || !view) return null;
    // Compared as text, so that each picture has one name only.
    const design = Array.from({ length: designsOf(kind) }, (_, index) => index).find(
      (candidate) => `${candidate}` === parts?.['design'],
    );
    return design === undefined ? null : () => drawProduct({ kind, palette, design, view });
  }

  return {
    product: (kind, palette, design, view, alt) => ({
      url: urlOf('product', `${kind}-${palette}-${design}-${view}`, () => drawProduct({ kind, palette, design, view })),
      alt,
      ...productSize,
    }),
    scene: (name, alt) => {
      const { width, height } = scenes[name];
      return { url: urlOf('scene', name, () => drawScene(scenes[name])), alt, width, height };
    },
    brandLogo: (slug) => {
      const draw = drawing('brand', slug);
      return draw ? urlOf('brand', slug, draw) : '';
    },
    find(group, name) {
      const draw = drawing(group, name);
      if (draw === null) return null;
      return { svg: textOf(`${group}/${name}`, draw), url: urlOf(group, name, draw) };
    },
  };
}
