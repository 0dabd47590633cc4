import type { Gender } from 'shared-contracts/entities';

/** SPEC 4, "Gender selection". 0 is unknown. */
export type GenderChoice = {
  /** By the shopper. */
  readonly chosen: Gender;
  /** By the server. */
  readonly recommended: Gender;
};

export const unknownGender: GenderChoice = { chosen: 0, recommended: 0 };

/** The shopper's choice overrides the server's recommendation, which overrides unknown. */
export const shownGender = ({ chosen, recommended }: GenderChoice): Gender => chosen || recommended;

/** Choosing the chosen one resets to unknown. */
export const choose = (choice: GenderChoice, gender: Gender): GenderChoice => ({
  ...choice,
  chosen: choice.chosen === gender ? 0 : gender,
});

/** A recommended unknown replaces nothing. */
export const recommend = (choice: GenderChoice, recommended: Gender): GenderChoice =>
  recommended === 0 ? choice : { ...choice, recommended };
