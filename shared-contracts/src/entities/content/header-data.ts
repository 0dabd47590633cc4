import Type, { type Static } from 'typebox';
import { ProductTile } from '../catalogue/product-tile.ts';
import { Picture } from '../picture.ts';

export const BlogPostTeaser = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  url: Type.String(),
  picture: Picture,
});
export type BlogPostTeaser = Static<typeof BlogPostTeaser>;

/** The content of the search box before the shopper types. */
export const HeaderData = Type.Object({
  blogPosts: Type.Array(BlogPostTeaser),
  'search-limited': Type.Array(ProductTile),
});
export type HeaderData = Static<typeof HeaderData>;

/** Response of `/search-limited/`: a short product preview. */
export const SearchLimited = Type.Object({ search: Type.Array(ProductTile) });
export type SearchLimited = Static<typeof SearchLimited>;

/** SPEC 3: `phrase` is shown as the keyword, `weight` as the number of hits. */
export const Suggestion = Type.Object({
  phrase: Type.String(),
  weight: Type.Integer({ minimum: 0 }),
  /** What the phrase names: `brand`, `category` or `sport`; `text` for combinations. Further kinds may follow. */
  kind: Type.Optional(Type.String()),
  /** The page that the phrase names, which lists `weight` products. Undefined: the phrase is searched for. */
  url: Type.Optional(Type.String()),
});
export type Suggestion = Static<typeof Suggestion>;
