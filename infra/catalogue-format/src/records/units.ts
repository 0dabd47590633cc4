import type { Localized } from './fields.ts';

/** The units in which a product's details may be given. */
export const units = [
  'g',
  'kg',
  'mm',
  'cm',
  'm',
  'km',
  'ml',
  'l',
  'W',
  'Wh',
  'lm',
  'V',
  'bar',
  '°C',
  '°',
  '%',
  'h',
  'min',
  'in',
  'g/m²',
] as const;
export type Unit = (typeof units)[number];

const decimals = { maximumFractionDigits: 3 };
const formats = { at: new Intl.NumberFormat('de-AT', decimals), en: new Intl.NumberFormat('en-GB', decimals) };

/** `1,2 kg` and `1.2 kg`. Without a unit the plain number. */
export function amountText(amount: number, unit?: Unit): Localized {
  const gap = unit === undefined || unit === '°' ? '' : '\u00a0';
  const text = (format: Intl.NumberFormat) => `${format.format(amount)}${gap}${unit ?? ''}`;
  return { at: text(formats.at), en: text(formats.en) };
}
