import Type, { type Static } from 'typebox';

/** SPEC 3: `phrase` is shown as the keyword, `weight` as the number of hits. */
export const Suggestion = Type.Object({ phrase: Type.String(), weight: Type.Integer({ minimum: 0 }) });
export type Suggestion = Static<typeof Suggestion>;
