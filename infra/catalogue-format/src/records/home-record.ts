import Type, { type Static, type TProperties } from 'typebox';
import { Link, Localized, localizedListForms, oneOf, Path, record, Slug, Text } from './fields.ts';
import { PictureReference } from './picture-reference.ts';

export const TeaserRecord = record({
  id: Text,
  picture: PictureReference,
  titles: Localized,
  texts: Localized,
  links: Localized,
  url: Link,
});
export type TeaserRecord = Static<typeof TeaserRecord>;

const section = <const Kind extends string, Fields extends TProperties>(kind: Kind, fields: Fields) =>
  record({ kind: Type.Literal(kind), ...fields });

/** Without them a section has words of the shop's own. */
const head = { titles: Type.Optional(Localized), texts: Type.Optional(Localized) };

const promiseIcons = ['parcel', 'return', 'store', 'workshop'] as const;

const PromiseRecord = record({
  icon: oneOf(promiseIcons),
  titles: Localized,
  texts: Localized,
  url: Type.Optional(Link),
});

/** The sections of the home page by their `kind`: a fault of a section is looked for in the schema of its kind. */
export const homeSectionSchemas = {
  hero: section('hero', {}),
  promises: section('promises', { items: Type.Array(PromiseRecord, { minItems: 1, maxItems: 4 }) }),
  genders: section('genders', { titles: head.titles }),
  products: section('products', { row: oneOf(['new', 'bestsellers', 'sale']), titles: head.titles }),
  campaign: section('campaign', {
    teaser: TeaserRecord,
    kinds: Type.Optional(
      Type.Array(Slug, {
        maxItems: 6,
        description: 'The kinds of the products beside the picture: the most popular of each.',
      }),
    ),
  }),
  teasers: section('teasers', {
    titles: head.titles,
    teasers: Type.Array(TeaserRecord, { minItems: 1, maxItems: 6 }),
  }),
  sports: section('sports', {
    titles: head.titles,
    sports: Type.Array(record({ sport: Path, picture: PictureReference }), { minItems: 1, maxItems: 12 }),
  }),
  guide: section('guide', {
    ...head,
    articles: Type.Optional(Type.Array(Slug, { maxItems: 6, description: 'Without them: the newest.' })),
  }),
  stores: section('stores', { ...head, picture: Type.Optional(PictureReference) }),
  loyalty: section('loyalty', { titles: Localized, texts: Localized, links: Localized }),
  brands: section('brands', {
    titles: head.titles,
    brands: Type.Optional(Type.Array(Slug, { maxItems: 24, description: 'Without them: those with most products.' })),
  }),
  'recently-viewed': section('recently-viewed', {}),
} as const;

export const HomeSectionRecord = Type.Union(
  [
    homeSectionSchemas.hero,
    homeSectionSchemas.promises,
    homeSectionSchemas.genders,
    homeSectionSchemas.products,
    homeSectionSchemas.campaign,
    homeSectionSchemas.teasers,
    homeSectionSchemas.sports,
    homeSectionSchemas.guide,
    homeSectionSchemas.stores,
    homeSectionSchemas.loyalty,
    homeSectionSchemas.brands,
    homeSectionSchemas['recently-viewed'],
  ],
  { description: 'A section of the home page; `kind` says which. One without content is not shown.' },
);
export type HomeSectionRecord = Static<typeof HomeSectionRecord>;

/** An arrangement is one list: the order is the same in every language. */
export const homeSectionListForms = localizedListForms(HomeSectionRecord);

export const HomeRecord = record(
  {
    hero: TeaserRecord,
    teasers: Type.Array(TeaserRecord, { maxItems: 12 }),
    sections: record({ women: PictureReference, men: PictureReference, kids: PictureReference }),
    guide: record({ names: Localized, texts: Localized, picture: PictureReference }),
    arrangement: Type.Optional(
      Type.Array(HomeSectionRecord, {
        minItems: 1,
        maxItems: 40,
        description:
          'The sections of the page from top to bottom, each as often as wanted. Without it: an order of the shop’s own.',
      }),
    ),
  },
  'The home page, and the head of the guide’s first page. Exactly one record.',
);
export type HomeRecord = Static<typeof HomeRecord>;
