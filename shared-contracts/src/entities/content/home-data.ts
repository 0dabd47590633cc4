import Type, { type Static } from 'typebox';
import { Gender } from '../catalogue/gender.ts';
import { ProductTile } from '../catalogue/product-tile.ts';
import { NamedLink } from '../link.ts';
import { Picture } from '../picture.ts';

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

export const HomeData = Type.Object({
  hero: HomeTeaser,
  genders: Type.Array(Type.Object({ gender: Gender, name: Type.String(), url: Type.String(), picture: Picture })),
  teasers: Type.Array(HomeTeaser),
  rows: Type.Array(ProductRow),
});
export type HomeData = Static<typeof HomeData>;
