import Type, { type Static } from 'typebox';
import { PriceType } from './prices.ts';

/** SPEC 3: empty, male, female, divers. */
export const PersonalGender = Type.Union([
  Type.Literal(''),
  Type.Literal('male'),
  Type.Literal('female'),
  Type.Literal('divers'),
]);
export type PersonalGender = Static<typeof PersonalGender>;

export const PersonalData = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** `YYYY-MM-DD`, or empty. */
  birthday: Type.String(),
  gender: PersonalGender,
  avatar: Type.Union([Type.String(), Type.Null()]),
  separateEmail: Type.Union([Type.String(), Type.Null()]),
});
export type PersonalData = Static<typeof PersonalData>;

export const PersonalDataBody = Type.Object(
  {
    firstName: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    lastName: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
    phone: Type.Optional(Type.String({ maxLength: 30, pattern: '^[0-9+()/ .-]*$' })),
    birthday: Type.Optional(Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' })),
    gender: Type.Optional(PersonalGender),
  },
  { additionalProperties: false },
);
export type PersonalDataBody = Static<typeof PersonalDataBody>;

/** SPEC 3 "Account data response". `store`, addresses and `p4m` (loyalty) are filled from the next issue on. */
export const AccountData = Type.Object({
  personal: PersonalData,
  /** The price type the shopper buys at. */
  role: PriceType,
  store: Type.Null(),
  addresses: Type.Object({ shipping: Type.Array(Type.Never()) }),
  p4m: Type.Null(),
  verified: Type.Boolean(),
});
export type AccountData = Static<typeof AccountData>;
