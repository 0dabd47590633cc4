import { createHash } from 'node:crypto';
import type { PictureReference } from '@bergauf/catalogue-format/records/picture-reference';
import {
  drawBrandLogo,
  drawPlaceholder,
  drawProduct,
  drawScene,
  type ProductPicture,
} from '@bergauf/demo-catalogue/pictures/index';
import { isSceneName, scenes } from '@bergauf/demo-catalogue/pictures/scenes';
import { LRUCache } from 'lru-cache';
import type { Picture } from 'shared-contracts/entities';
import {
  type PicturedKind,
  productFingerprint,
  productPictureName,
  productPictureOf,
  readProductPicture,
  tilePictures,
} from './product-pictures.ts';

export type PictureView = 1 | 2 | 3;

export type PictureLibrary = {
  product(product: PicturedKind, palette: string, view: PictureView, alt: string): Picture;
  /** A picture of a text. */
  ofText(reference: PictureReference, alt: string): Picture;
  brandLogo(slug: string): string;
  teamLogo(slug: string): string;
  /** The SVG of `/pictures/<group>/<name>.<hash>.svg` and its current URL; null for an unknown picture. */
  find(group: string, name: string): { svg: string; url: string } | null;
  /** Computes the hashes of all pictures in tiles, one drawing per step, so that the first requests need not wait for them. */
  computeTileHashes(): Iterable<void>;
};

export type LogoSource = { readonly slug: string; readonly name: string; readonly logoSeed: number };

/** A drawing and the text that its hash is computed from, by default the drawing itself. */
type Drawable = { readonly draw: () => string; readonly fingerprint?: () => string };

/** Product pictures have the ratio 4 : 5. */
const productSize = { width: 800, height: 1000 };

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

/**
 * All drawn pictures. Their URL contains a hash of the content: a changed drawing has another URL, so browsers can cache each
 * one permanently. Hashes are kept when the drawing leaves the cache.
 * @param report called once for each picture that cannot be drawn; a placeholder is shown instead
 */
export function createPictureLibrary(
  logos: { readonly brand: readonly LogoSource[]; readonly team: readonly LogoSource[] },
  report: (error: unknown, picture: string) => void,
): PictureLibrary {
  const texts = new LRUCache<string, string>({ max: 600 });
  const hashes = new Map<string, string>();
  const failed = new Set<string>();
  const bySlug = (sources: readonly LogoSource[]) => new Map(sources.map((logo) => [logo.slug, logo]));
  const logoOf = { brand: bySlug(logos.brand), team: bySlug(logos.team) } as const;

  function textOf(key: string, draw: () => string): string {
    const text = texts.get(key) ?? draw();
    texts.set(key, text);
    return text;
  }

  function hashOf(key: string, text: () => string): string {
    const hash = hashes.get(key) ?? digest(text());
    hashes.set(key, hash);
    return hash;
  }

  const placeholder = () => `/pictures/placeholder/sheet.${hashOf('placeholder', drawPlaceholder)}.svg`;

  /** A picture that cannot be drawn must not fail the whole listing. */
  function attempt<Result>(key: string, work: () => Result): Result | null {
    try {
      return work();
    } catch (error) {
      if (!failed.has(key)) report(error, key);
      failed.add(key);
      return null;
    }
  }

  const productDrawable = (picture: ProductPicture): Drawable => ({
    draw: () => drawProduct(picture),
    fingerprint: () =>
      productFingerprint(picture, (shape, draw) => hashOf(`shape/${shape}`, () => textOf(`product/${shape}`, draw))),
  });

  function drawable(group: string, name: string): Drawable | null {
    if (group === 'placeholder') return name === 'sheet' ? { draw: drawPlaceholder } : null;
    if (group === 'scene') return isSceneName(name) ? { draw: () => drawScene(scenes[name]) } : null;
    if (group === 'brand' || group === 'team') {
      const logo = logoOf[group].get(name);
      return logo ? { draw: () => drawBrandLogo({ name: logo.name, seed: logo.logoSeed }) } : null;
    }
    const picture = group === 'product' ? readProductPicture(name) : null;
    return picture && productDrawable(picture);
  }

  function urlOf(group: string, name: string, { draw, fingerprint }: Drawable): string {
    const key = `${group}/${name}`;
    return `/pictures/${key}.${hashOf(key, fingerprint ?? (() => textOf(key, draw)))}.svg`;
  }

  function urlOrPlaceholder(group: string, name: string): string {
    const found = drawable(group, name);
    return (found && attempt(`${group}/${name}`, () => urlOf(group, name, found))) ?? placeholder();
  }

  return {
    product: (product, palette, view, alt) => {
      const url = attempt(`product/${product.kind}-${palette}`, () => {
        const picture = productPictureOf(product, palette, view);
        return urlOf('product', productPictureName(picture), productDrawable(picture));
      });
      return { url: url ?? placeholder(), alt, ...productSize };
    },
    ofText: ({ file }, alt) => {
      const name = /^pictures\/scenes\/(.+)\.svg$/.exec(file)?.[1] ?? '';
      if (!isSceneName(name)) return { url: placeholder(), alt, ...productSize };
      const { width, height } = scenes[name];
      return { url: urlOrPlaceholder('scene', name), alt, width, height };
    },
    brandLogo: (slug) => (logoOf.brand.has(slug) ? urlOrPlaceholder('brand', slug) : ''),
    teamLogo: (slug) => (logoOf.team.has(slug) ? urlOrPlaceholder('team', slug) : ''),
    find(group, name) {
      const found = drawable(group, name);
      if (found === null) return null;
      const picture = attempt(`${group}/${name}`, () => ({
        svg: textOf(`${group}/${name}`, found.draw),
        url: urlOf(group, name, found),
      }));
      return picture ?? { svg: drawPlaceholder(), url: placeholder() };
    },
    *computeTileHashes() {
      for (const picture of tilePictures()) {
        const name = productPictureName(picture);
        yield void attempt(`product/${name}`, () => urlOf('product', name, productDrawable(picture)));
      }
    },
  };
}
