import Type, { type Static } from 'typebox';
import { Nullable } from '../nullable.ts';

/** A drawn picture that any account may choose. */
export const DrawnAvatar = Type.Object({
  key: Type.String(),
  /** Path at the API's origin. */
  url: Type.String(),
  name: Type.String(),
});
export type DrawnAvatar = Static<typeof DrawnAvatar>;

/** The key of a drawn picture; null removes the picture. */
export const AvatarBody = Type.Object({ key: Nullable(Type.String({ pattern: '^[a-z]{2,20}$' })) });
export type AvatarBody = Static<typeof AvatarBody>;
