import Type, { type Static } from 'typebox';
import { ProductTile } from '../catalogue/product-tile.ts';
import { NamedLink } from '../link.ts';
import { Picture } from '../picture.ts';

const block = <Name extends string, Fields extends Type.TProperties>(type: Name, fields: Fields) =>
  Type.Object({ type: Type.Literal(type), ...fields });

/** A block of an article or a content page. Texts are plain. Frontends skip blocks of a type that they do not know (decision 0045). */
export const ContentBlock = Type.Union([
  /** `id` is the target of links (`#…`) and of the table of contents. */
  block('heading', { level: Type.Union([Type.Literal(2), Type.Literal(3)]), id: Type.String(), text: Type.String() }),
  block('paragraph', { text: Type.String() }),
  block('list', { ordered: Type.Boolean(), items: Type.Array(Type.String()) }),
  block('tip', { title: Type.String(), text: Type.String() }),
  block('picture', { picture: Picture, caption: Type.String() }),
  /** The first cell of every row is its header. */
  block('table', {
    caption: Type.String(),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
  }),
  block('products', { title: Type.String(), url: Type.String(), products: Type.Array(ProductTile) }),
  block('facts', { items: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })) }),
  block('questions', { items: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })) }),
  block('links', { items: Type.Array(NamedLink) }),
  /** The shopper ticks its items; ids are the same in every language. */
  block('checklist', {
    id: Type.String(),
    title: Type.String(),
    items: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
  }),
  /** A form of the shop, by its name: `contact`, `withdrawal`, `newsletter`, `appointment`, `help`. A frontend leaves out unknown forms. */
  block('form', { form: Type.String() }),
]);
export type ContentBlock = Static<typeof ContentBlock>;
