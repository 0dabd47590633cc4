import Type, { type Static } from 'typebox';

/** Locales that texts may be requested in; untranslated texts are in German. */
export const ContentLocale = Type.Union([Type.Literal('at'), Type.Literal('en')]);
export type ContentLocale = Static<typeof ContentLocale>;
