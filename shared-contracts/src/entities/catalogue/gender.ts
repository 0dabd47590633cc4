import Type, { type Static } from 'typebox';

/** SPEC 3: 0 unknown (also unisex), 1 female, 2 male, 3 kinder. */
export const Gender = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)]);
export type Gender = Static<typeof Gender>;

export const GenderSysname = Type.Union([
  Type.Literal('unknown'),
  Type.Literal('female'),
  Type.Literal('male'),
  Type.Literal('kinder'),
]);
export type GenderSysname = Static<typeof GenderSysname>;
