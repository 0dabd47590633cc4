import Type, { type Static } from 'typebox';

/** Body of every response that is not a success. `message` and the field texts are written for shoppers. */
export const ApiErrorBody = Type.Object({
  /** Stable code, e.g. `invalid token`, `not found`, `validation`. */
  error: Type.String(),
  message: Type.String(),
  errors: Type.Record(Type.String(), Type.Array(Type.String())),
});
export type ApiErrorBody = Static<typeof ApiErrorBody>;
