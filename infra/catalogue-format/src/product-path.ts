import { type GenderName, longestPath, type ProductRecord, type VariantRecord } from './records/product-record.ts';

const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** `Größe 5` as `groesse-5`. Some programs write `ö` as two characters: both forms give one address. */
function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const genderSlugs: Readonly<Record<GenderName, string>> = {
  unisex: 'unisex',
  women: 'damen',
  men: 'herren',
  kids: 'kinder',
};

type PathSource = Pick<ProductRecord, 'brand' | 'names' | 'gender'>;

/** The address of a variant: its own, or one made of brand, name, gender, colour and id, whose words end where it would be too long. */
export function productPath(product: PathSource, variant: Pick<VariantRecord, 'id' | 'colour' | 'path'>): string {
  if (variant.path !== undefined) return variant.path;
  const words = slugOf(`${product.brand} ${product.names.at} ${genderSlugs[product.gender]}`);
  const end = `-${variant.colour}-${variant.id}/`;
  const room = longestPath - '/p/'.length - end.length;
  return `/p/${words.slice(0, room).replace(/-$/, '')}${end}`;
}
