import { emailPattern } from './email.ts';

/** JSON Schema keywords for a text. */
export type TextSchema = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };

const name = { minLength: 1, maxLength: 80, pattern: '\\S' } as const;

/** Constraints of text fields: the API builds its schemas from these (`Type.String(fields.email)`), forms check them before they send. */
export const fields = {
  email: { minLength: 3, maxLength: 254, pattern: emailPattern.source },
  /** First and last name, street, place. */
  name,
  houseNumber: { ...name, maxLength: 20 },
  /** In the country's format; the API checks it for the country. */
  postal: { pattern: '^[0-9A-Za-z][0-9A-Za-z -]{2,9}$' },
  phone: { maxLength: 30, pattern: '^[0-9+()/ .-]*$' },
  password: { minLength: 1, maxLength: 200 },
  newPassword: { minLength: 8, maxLength: 200 },
  message: { minLength: 1, maxLength: 4000, pattern: '\\S' },
  /** Identifies a contract: an order's number, or a description. */
  contract: { minLength: 1, maxLength: 40, pattern: '\\S' },
  goods: { maxLength: 500 },
  /** Finds an order: `BG-100250`, `bg 100250`, `BG100250`. */
  orderNumber: { pattern: '^\\s*[A-Za-z]{2}[- ]?\\d{4,12}\\s*$' },
  voucherCode: { minLength: 1, maxLength: 20 },
  /** The order that a message is about, as the shopper names it. */
  mentionedOrder: { maxLength: 20 },
  /** Note with a return or an appointment. */
  note: { maxLength: 500 },
  /** `YYYY-MM-DD`, or empty. `isBirthday` checks that the day exists. */
  birthday: { pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' },
} as const satisfies Record<string, TextSchema>;

/** The first keyword that a text violates, or null. Lengths are counted in code points, as in the API. */
export function brokenKeyword(schema: TextSchema, text: string): keyof TextSchema | null {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern = '' } = schema;
  const { length } = [...text];
  if (length < minLength) return 'minLength';
  if (length > maxLength) return 'maxLength';
  return new RegExp(pattern, 'u').test(text) ? null : 'pattern';
}

/** The earliest date of birth. */
export const oldestBirthday = '1900-01-01';

/** Whether a text is a day, `YYYY-MM-DD`, on which a shopper can have been born. */
export function isBirthday(text: string, today: Date): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
  return exists && text >= oldestBirthday && day <= today;
}
