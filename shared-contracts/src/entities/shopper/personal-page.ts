import Type, { type Static } from 'typebox';
import { Gender, GenderSysname } from '../catalogue/gender.ts';

/** What the shop can tell about who is looking. */
export const PersonalPage = Type.Object({
  /** From orders, cart, wishes and personal data; 0 (`unknown`) where they say nothing clear. */
  recommendedGender: Gender,
  recommendedGenderSysname: GenderSysname,
});
export type PersonalPage = Static<typeof PersonalPage>;
