import Type, { type Static } from 'typebox';
import { NamedLink } from '../link.ts';
import { Picture } from '../picture.ts';
import { ContentBlock } from './content-block.ts';

/** A page below `/static/` (legal and company), `/services/`, or in the team shop `/info/`. */
export const ContentPage = Type.Object({
  section: Type.Union([Type.Literal('static'), Type.Literal('services'), Type.Literal('info')]),
  slug: Type.String(),
  url: Type.String(),
  title: Type.String(),
  lead: Type.String(),
  /** Service pages have a picture; legal pages have none. */
  picture: Type.Union([Picture, Type.Null()]),
  updatedOn: Type.String(),
  breadcrumb: Type.Array(NamedLink),
  blocks: Type.Array(ContentBlock),
  /** The other pages of its section. */
  siblings: Type.Array(NamedLink),
});
export type ContentPage = Static<typeof ContentPage>;

/**
 * All content pages by name, for site map and footer, and which other parts of the shop have content, so that no link leads to an empty
 * one.
 */
export const ContentPageIndex = Type.Object({
  static: Type.Array(NamedLink),
  services: Type.Array(NamedLink),
  has: Type.Object({
    stores: Type.Boolean(),
    articles: Type.Boolean(),
    flyers: Type.Boolean(),
    brands: Type.Boolean(),
  }),
});
export type ContentPageIndex = Static<typeof ContentPageIndex>;

/** Questions of content pages and guide articles that match a search, the best ones first. */
export const HelpAnswers = Type.Object({
  answers: Type.Array(
    Type.Object({
      question: Type.String(),
      answer: Type.String(),
      /** The page that contains the question, at its heading. */
      page: NamedLink,
    }),
  ),
  /** Number of all matches. */
  total: Type.Integer({ minimum: 0 }),
});
export type HelpAnswers = Static<typeof HelpAnswers>;
