import type { Gender, GenderSysname } from 'shared-contracts/entities';
import type { Localized } from '../database/localized.ts';

const sysnames = ['unknown', 'female', 'male', 'kinder'] as const satisfies readonly GenderSysname[];

export function genderSysname(gender: Gender): GenderSysname {
  return sysnames[gender];
}

export type SectionGender = Exclude<Gender, 0>;

/** The genders that have their own section of the shop. */
export const genderSections: readonly {
  readonly gender: SectionGender;
  readonly slug: string;
  readonly names: Localized;
  /** "Laufschuhe *für Herren*" */
  readonly suffixes: Localized;
}[] = [
  {
    gender: 1,
    slug: 'damen',
    names: { at: 'Damen', en: 'Women' },
    suffixes: { at: 'für Damen', en: 'for women' },
  },
  {
    gender: 2,
    slug: 'herren',
    names: { at: 'Herren', en: 'Men' },
    suffixes: { at: 'für Herren', en: 'for men' },
  },
  {
    gender: 3,
    slug: 'kinder',
    names: { at: 'Kinder', en: 'Kids' },
    suffixes: { at: 'für Kinder', en: 'for kids' },
  },
];

/** The genders of the products in a section. Unisex products (0) belong to the women's and the men's section. */
export function gendersIn(section: SectionGender): readonly Gender[] {
  return section === 3 ? [3] : [0, section];
}
