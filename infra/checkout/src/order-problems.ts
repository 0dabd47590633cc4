import type { AccountData, ApiErrorBody } from 'shared-contracts/entities';
import { type FieldName, fieldNames, isCollected, type OrderForm } from './order-form.ts';

/** What is wrong, by field; null is the form as a whole. */
export type Problems = ReadonlyMap<FieldName | null, string>;

const asked: readonly (readonly [FieldName, string])[] = [
  ['firstname', 'Bitte gib deinen Vornamen an.'],
  ['lastname', 'Bitte gib deinen Nachnamen an.'],
  ['street', 'Bitte gib deine Straße an.'],
  ['streetNo', 'Bitte gib deine Hausnummer an.'],
  ['postal', 'Bitte gib deine Postleitzahl an.'],
  ['city', 'Bitte gib deinen Ort an.'],
];

/** What has not been filled in. All of it at once; the rest is the API's to judge. */
export function missingIn(form: OrderForm, account: AccountData | null): Problems {
  const fields = [
    ...(account === null ? [['email', 'Bitte gib deine E-Mail-Adresse an.'] as const] : []),
    ...(isCollected(form) ? [['storeSysname', 'Bitte wähle eine Filiale.'] as const] : []),
    ...(account !== null && form.addressUuid ? [] : asked),
  ];
  return new Map(fields.filter(([name]) => form[name] === ''));
}

/** What the API says: `address.postal` and `postal` are one field. */
export function problemsOf({ errors, message }: ApiErrorBody): Problems {
  const problems = new Map<FieldName | null, string>();
  for (const [name, texts] of Object.entries(errors)) {
    const field = fieldNames.find((known) => known === name.replace(/^address\./, '')) ?? null;
    if (texts[0] && !problems.has(field)) problems.set(field, texts[0]);
  }
  return problems.size > 0 ? problems : new Map([[null, message]]);
}
