import Type, { type Static } from 'typebox';
import { Gender, GenderSysname } from '../catalogue/gender.ts';

/** What the shop knows about the shopper. */
export const PersonalPage = Type.Object({
  /** From orders, cart, wishlist and personal data; 0 (`unknown`) where they are inconclusive. */
  recommendedGender: Gender,
  recommendedGenderSysname: GenderSysname,
});
export type PersonalPage = Static<typeof PersonalPage>;
