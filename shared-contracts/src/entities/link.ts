import Type, { type Static } from 'typebox';

/** A named shop path, always with leading and closing slash; a breadcrumb is a list of these. */
export const NamedLink = Type.Object({ name: Type.String(), url: Type.String() });
export type NamedLink = Static<typeof NamedLink>;
