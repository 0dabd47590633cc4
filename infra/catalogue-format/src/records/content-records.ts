import Type, { type Static, type TProperties } from 'typebox';
import { Day, Id, Link, Localized, localizedList, localizedListForms, oneOf, record, Slug, Text } from './fields.ts';
import { PictureReference } from './picture-reference.ts';

const block = <const Name extends string, Fields extends TProperties>(type: Name, fields: Fields) =>
  record({ type: Type.Literal(type), ...fields });

const Texts = Type.Array(Text);

const formNames = ['contact', 'withdrawal', 'newsletter', 'appointment', 'help'] as const;

/** The blocks by their `type`: a fault of a block is looked for in the schema of its type. */
export const blockSchemas = {
  heading: block('heading', {
    level: Type.Union([Type.Literal(2), Type.Literal(3)]),
    id: Slug,
    text: Text,
  }),
  paragraph: block('paragraph', { text: Text }),
  list: block('list', { ordered: Type.Boolean(), items: Texts }),
  tip: block('tip', { title: Text, text: Text }),
  picture: block('picture', { picture: PictureReference, caption: Type.String() }),
  table: block('table', {
    caption: Type.String(),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
  }),
  products: block('products', { title: Text, kinds: Type.Array(Slug, { minItems: 1 }) }),
  facts: block('facts', { items: Type.Array(record({ name: Text, value: Text })) }),
  questions: block('questions', { items: Type.Array(record({ question: Text, answer: Text })) }),
  links: block('links', { items: Type.Array(record({ name: Text, url: Link })) }),
  checklist: block('checklist', {
    id: Slug,
    title: Text,
    items: Type.Array(record({ id: Slug, text: Text }), { minItems: 1 }),
  }),
  form: block('form', {
    form: oneOf(
      formNames,
      'A form of the shop. `appointment` is for services of stores; `help` searches all questions.',
    ),
  }),
} as const;

export const BlockRecord = Type.Union(
  [
    blockSchemas.heading,
    blockSchemas.paragraph,
    blockSchemas.list,
    blockSchemas.tip,
    blockSchemas.picture,
    blockSchemas.table,
    blockSchemas.products,
    blockSchemas.facts,
    blockSchemas.questions,
    blockSchemas.links,
    blockSchemas.checklist,
    blockSchemas.form,
  ],
  { description: 'A block of an article or a page; `type` says which. Texts are plain.' },
);
export type BlockRecord = Static<typeof BlockRecord>;

export const blockListForms = localizedListForms(BlockRecord);
const Blocks = localizedList(blockListForms);

export const ArticleCategoryRecord = record({
  id: Slug,
  names: Localized,
  texts: Localized,
  picture: PictureReference,
});
export type ArticleCategoryRecord = Static<typeof ArticleCategoryRecord>;

export const ArticleRecord = record({
  id: Id,
  slug: Slug,
  category: Slug,
  titles: Localized,
  leads: Localized,
  picture: PictureReference,
  publishedOn: Day,
  updatedOn: Type.Optional(Day),
  blocks: Blocks,
  related: Type.Array(Slug, { uniqueItems: true }),
});
export type ArticleRecord = Static<typeof ArticleRecord>;

/** `info` pages are pages of the team shop alone. */
const pageSections = ['static', 'services', 'info'] as const;

export const PageRecord = record({
  section: oneOf(pageSections, 'The page’s address is /<section>/<slug>/.'),
  slug: Slug,
  titles: Localized,
  leads: Localized,
  picture: Type.Optional(PictureReference),
  updatedOn: Day,
  blocks: Blocks,
});
export type PageRecord = Static<typeof PageRecord>;

const Kinds = Type.Array(Slug);

/** Flyer pages by their `layout`. Products are chosen by kind when an edition begins. */
export const flyerPageSchemas = {
  cover: record({ layout: Type.Literal('cover'), picture: PictureReference, title: Text, text: Text }),
  hero: record({ layout: Type.Literal('hero'), heading: Text, text: Text, kind: Slug }),
  grid: record({ layout: Type.Literal('grid'), heading: Text, text: Text, kinds: Kinds }),
  story: record({
    layout: Type.Literal('story'),
    picture: PictureReference,
    heading: Text,
    paragraphs: Texts,
    kinds: Kinds,
  }),
  back: record({ layout: Type.Literal('back'), heading: Text, lines: Texts }),
} as const;

export const FlyerPageRecord = Type.Union([
  flyerPageSchemas.cover,
  flyerPageSchemas.hero,
  flyerPageSchemas.grid,
  flyerPageSchemas.story,
  flyerPageSchemas.back,
]);
export type FlyerPageRecord = Static<typeof FlyerPageRecord>;

export const flyerPageListForms = localizedListForms(FlyerPageRecord);

export const FlyerRecord = record({
  id: Id,
  path: Slug,
  titles: Localized,
  texts: Localized,
  weeks: Type.Integer({ minimum: 1, maximum: 52, description: 'Weeks for which one edition is valid.' }),
  services: Type.Optional(
    Type.Array(Slug, { description: 'Valid in stores with at least one of these services. Missing: in all.' }),
  ),
  pages: localizedList(flyerPageListForms),
});
export type FlyerRecord = Static<typeof FlyerRecord>;
