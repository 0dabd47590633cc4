import type { Gender } from 'shared-contracts/entities';

/** How a gender is searched for, and what stands for it in a product's path. */
export const genderWords: Record<Gender, { readonly search: string; readonly slug: string }> = {
  0: { search: 'Damen Herren Unisex Women Men', slug: 'unisex' },
  1: { search: 'Damen Frauen Frau Women', slug: 'damen' },
  2: { search: 'Herren Männer Mann Men', slug: 'herren' },
  3: { search: 'Kinder Kids Jugend Buben Mädchen', slug: 'kinder' },
};
