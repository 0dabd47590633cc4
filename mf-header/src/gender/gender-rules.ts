import type { Gender } from 'shared-contracts/entities';

/** SPEC 4, "Gender selection". 0 is unknown. */
export type GenderChoice = {
  /** Chosen by the shopper. */
  readonly chosen: Gender;
  /** Recommended by the server. */
  readonly recommended: Gender;
};

export const unknownGender: GenderChoice = { chosen: 0, recommended: 0 };

/** The shopper's choice has priority over the server's recommendation; without either it is unknown. */
export const shownGender = ({ chosen, recommended }: GenderChoice): Gender => chosen || recommended;

/** Choosing the current choice again resets to unknown. */
export const choose = (choice: GenderChoice, gender: Gender): GenderChoice => ({
  ...choice,
  chosen: choice.chosen === gender ? 0 : gender,
});

/** An unknown recommendation does not replace a known one. */
export const recommend = (choice: GenderChoice, recommended: Gender): GenderChoice =>
  recommended === 0 ? choice : { ...choice, recommended };
