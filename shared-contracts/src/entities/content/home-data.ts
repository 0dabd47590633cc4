import Type, { type Static } from 'typebox';
import { Gender } from '../catalogue/gender.ts';
import { ProductTile } from '../catalogue/product-tile.ts';
import { NamedLink } from '../link.ts';
import { Nullable } from '../nullable.ts';
import { Picture } from '../picture.ts';
import { ArticleTeaser } from './blog.ts';

export const HomeTeaser = Type.Object({
  id: Type.String(),
  title: Type.String(),
  text: Type.String(),
  link: NamedLink,
  picture: Picture,
});
export type HomeTeaser = Static<typeof HomeTeaser>;

export const ProductRow = Type.Object({
  id: Type.Union([Type.Literal('new'), Type.Literal('bestsellers'), Type.Literal('sale')]),
  title: Type.String(),
  url: Type.String(),
  products: Type.Array(ProductTile),
});
export type ProductRow = Static<typeof ProductRow>;

const section = <Kind extends string, Fields extends Type.TProperties>(kind: Kind, fields: Fields) =>
  Type.Object({ kind: Type.Literal(kind), ...fields });

const title = Type.String();
const text = Type.String();

/**
 * A section of the home page; sections without content are left out. A frontend skips unknown kinds. `hero`, `genders` and `products`
 * repeat fields outside of the sections, which older frontends read.
 */
export const HomeSection = Type.Union([
  section('hero', {}),
  section('promises', {
    /** `icon`: `parcel`, `return`, `store` or `workshop`; further ones may follow. */
    items: Type.Array(Type.Object({ icon: Type.String(), title, text, url: Nullable(Type.String()) })),
  }),
  section('genders', { title }),
  section('products', { row: ProductRow.properties.id, title }),
  /** At most three products. */
  section('campaign', { teaser: HomeTeaser, products: Type.Array(ProductTile) }),
  section('teasers', { title, teasers: Type.Array(HomeTeaser) }),
  section('sports', {
    title,
    sports: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), picture: Picture })),
  }),
  section('guide', { title, text, url: Type.String(), articles: Type.Array(ArticleTeaser) }),
  section('stores', { title, text, url: Type.String(), picture: Nullable(Picture) }),
  section('loyalty', { title, text, link: NamedLink }),
  /** A brand without a logo has an empty one. */
  section('brands', {
    title,
    url: Type.String(),
    brands: Type.Array(Type.Object({ name: Type.String(), url: Type.String(), logo: Type.String() })),
  }),
  section('recently-viewed', {}),
]);
export type HomeSection = Static<typeof HomeSection>;

export const HomeData = Type.Object({
  /** Path of a PNG of 1200 by 630 pixels for shared links, at the origin of pictures. An older API does not send it. */
  shareImage: Type.Optional(Type.String()),
  hero: HomeTeaser,
  genders: Type.Array(
    Type.Object({
      gender: Gender,
      name: Type.String(),
      url: Type.String(),
      picture: Picture,
      /** Its areas, such as shoes. An API before 1.10 does not send them. */
      categories: Type.Optional(Type.Array(NamedLink)),
    }),
  ),
  teasers: Type.Array(HomeTeaser),
  rows: Type.Array(ProductRow),
  /** The page from top to bottom; a kind may occur more than once. */
  sections: Type.Array(HomeSection),
});
export type HomeData = Static<typeof HomeData>;
