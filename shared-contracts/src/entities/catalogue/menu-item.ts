import Type, { type Static } from 'typebox';
import { Picture } from '../picture.ts';

/** SPEC 3: root types, then a value containing gender, category or brand, then banners and banner. */
export const MenuItemType = Type.Union([
  Type.Literal('root-gender'),
  Type.Literal('root-hot'),
  Type.Literal('gender'),
  Type.Literal('category'),
  Type.Literal('brand'),
  Type.Literal('banners'),
  Type.Literal('banner'),
]);
export type MenuItemType = Static<typeof MenuItemType>;

/** Fields that only some types of item have. */
export const MenuItemData = Type.Object({
  gender: Type.Optional(Type.Integer()),
  logo: Type.Optional(Type.String()),
  position: Type.Optional(Type.Integer()),
});
export type MenuItemData = Static<typeof MenuItemData>;

/** An item of the main menu; `options` are its children. A wrapper has children but no name. */
export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object({
      id: Type.Integer(),
      parentId: Type.Union([Type.Integer(), Type.Null()]),
      name: Type.Union([Type.String(), Type.Null()]),
      url: Type.Union([Type.String(), Type.Null()]),
      type: MenuItemType,
      /** The column of the desktop flyout. */
      column: Type.Integer(),
      data: MenuItemData,
      /** Banners only (SPEC 3); the banner's link is `url`. */
      imageData: Type.Optional(Picture),
      title: Type.Optional(Type.String()),
      description: Type.Optional(Type.String()),
      options: Type.Array(Type.Ref('MenuItem')),
    }),
  },
  'MenuItem',
);
export type MenuItem = Static<typeof MenuItem>;
