import type { Gender, GenderSysname } from 'shared-contracts/entities';

const sysnames = ['unknown', 'female', 'male', 'kinder'] as const satisfies readonly GenderSysname[];

export function genderSysname(gender: Gender): GenderSysname {
  return sysnames[gender];
}

export type PlaceGender = Exclude<Gender, 0>;

/** The genders that have a shop section of their own. */
export const genderSections: readonly {
  readonly gender: PlaceGender;
  readonly slug: string;
  readonly name: string;
  /** "Laufschuhe *für Herren*" */
  readonly suffix: string;
}[] = [
  { gender: 1, slug: 'damen', name: 'Damen', suffix: 'für Damen' },
  { gender: 2, slug: 'herren', name: 'Herren', suffix: 'für Herren' },
  { gender: 3, slug: 'kinder', name: 'Kinder', suffix: 'für Kinder' },
];

/** The genders of the products in a section: what is for nobody in particular belongs to women and to men. */
export function gendersIn(section: PlaceGender): readonly Gender[] {
  return section === 3 ? [3] : [0, section];
}
