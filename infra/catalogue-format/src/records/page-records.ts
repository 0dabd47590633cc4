import Type, { type Static } from 'typebox';
import { Day, Link, Localized, oneOf, record } from './fields.ts';
import { PictureReference } from './picture-reference.ts';

// The banners of the menu, and the manifest.

export const sectionNames = ['women', 'men', 'kids'] as const;

export const BannerRecord = record({
  picture: PictureReference,
  titles: Localized,
  descriptions: Localized,
  url: Link,
});
export type BannerRecord = Static<typeof BannerRecord>;

export const MenuRecord = record(
  { section: oneOf(sectionNames), banners: Type.Array(BannerRecord, { maxItems: 4 }) },
  'The banners of one gender’s menu. The menu’s links follow from categories, sports and brands with products.',
);
export type MenuRecord = Static<typeof MenuRecord>;

export const formatName = 'bergauf-catalogue';
export const formatVersion = 1;

export const ManifestRecord = record(
  {
    format: Type.Literal(formatName),
    version: Type.Literal(formatVersion),
    source: Type.Optional(
      Type.String({ description: 'What wrote the folder: its name, and after a colon what it likes.' }),
    ),
    day: Type.Optional(Type.String({ ...Day, description: 'The day the prices are of.' })),
  },
  'catalogue.json: names the format and its version.',
);
export type ManifestRecord = Static<typeof ManifestRecord>;
