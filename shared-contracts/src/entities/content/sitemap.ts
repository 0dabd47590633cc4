import Type, { type Static } from 'typebox';
import { Nullable } from '../nullable.ts';

/**
 * `products`: one address for each colour. `categories`: also sports, sale and outlet. `pages`: home, service
 * and legal pages, and flyers below `/werbung/`.
 */
export const SitemapKind = Type.Union([
  Type.Literal('products'),
  Type.Literal('categories'),
  Type.Literal('brands'),
  Type.Literal('stores'),
  Type.Literal('articles'),
  Type.Literal('pages'),
]);
export type SitemapKind = Static<typeof SitemapKind>;

/** ISO 8601, a day or a moment in UTC; null where it is unknown. */
const ChangedAt = Nullable(Type.String());

/** Most addresses of one part. */
export const sitemapPartLength = 10_000;

/** The parts of the sitemap. A part without addresses is left out. */
export const SitemapIndex = Type.Array(
  Type.Object({
    kind: SitemapKind,
    page: Type.Integer({ minimum: 1 }),
    entries: Type.Integer({ minimum: 1, maximum: sitemapPartLength }),
    /** Date of the address that changed last. */
    changedAt: ChangedAt,
  }),
);
export type SitemapIndex = Static<typeof SitemapIndex>;

/** Paths of pages that search engines may index. */
export const SitemapPart = Type.Array(Type.Object({ url: Type.String(), changedAt: ChangedAt }), {
  maxItems: sitemapPartLength,
});
export type SitemapPart = Static<typeof SitemapPart>;
