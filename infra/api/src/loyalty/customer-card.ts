import type { Loyalty } from 'shared-contracts/entities';

/** EAN-13 numbers that begin with 20 to 29 are for use within a company. */
const prefix = '290';

/** The thirteenth digit: with it, digits weighted 1, 3, 1, 3, … sum to a multiple of ten. */
export function eanCheckDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10;
}

/** The card of an account. @param cardNumber nine digits */
export function customerCard(cardNumber: number): NonNullable<Loyalty['card']> {
  const twelve = `${prefix}${String(cardNumber).padStart(9, '0')}`;
  const value = `${twelve}${eanCheckDigit(twelve)}`;
  return { number: `${value[0]} ${value.slice(1, 7)} ${value.slice(7)}`, barcode: { format: 'ean-13', value } };
}
