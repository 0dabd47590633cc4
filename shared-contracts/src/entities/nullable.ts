import Type from 'typebox';

export const Nullable = <T extends Type.TSchema>(schema: T): Type.TUnion<[T, Type.TNull]> =>
  Type.Union([schema, Type.Null()]);
