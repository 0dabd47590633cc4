import Type, { type Static } from 'typebox';
import { ProductTile } from '../catalogue/product-tile.ts';
import { NamedLink } from '../link.ts';
import { Picture } from '../picture.ts';
import { ContentBlock } from './content-block.ts';

/** A guide article as lists show it. */
export const ArticleTeaser = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  url: Type.String(),
  picture: Picture,
  category: NamedLink,
  /** `YYYY-MM-DD`. */
  publishedOn: Type.String(),
  readingMinutes: Type.Integer({ minimum: 1 }),
});
export type ArticleTeaser = Static<typeof ArticleTeaser>;

export const Article = Type.Object({
  ...ArticleTeaser.properties,
  author: Type.String(),
  updatedOn: Type.String(),
  breadcrumb: Type.Array(NamedLink),
  /** Path of a PNG of 1200 by 630 pixels for shared links, at the origin of pictures. An older API does not send it. */
  shareImage: Type.Optional(Type.String()),
  blocks: Type.Array(ContentBlock),
  related: Type.Array(ArticleTeaser),
  /**
   * Products on the article's subject that its text does not show, and the list of all of them. Undefined without such products, and in an
   * older API.
   */
  products: Type.Optional(Type.Object({ url: Type.String(), tiles: Type.Array(ProductTile, { minItems: 1 }) })),
});
export type Article = Static<typeof Article>;

/** One page of the guide, or of one of its categories. */
export const BlogList = Type.Object({
  heading: Type.String(),
  text: Type.String(),
  breadcrumb: Type.Array(NamedLink),
  picture: Picture,
  categories: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      url: Type.String(),
      count: Type.Integer(),
      active: Type.Boolean(),
    }),
  ),
  articles: Type.Array(ArticleTeaser),
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  pages: Type.Integer({ minimum: 1 }),
});
export type BlogList = Static<typeof BlogList>;
