import type { TLocalizedValidationError } from 'typebox/error';

// Shown beside a field with an invalid value, for any broken rule.
const byField: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  firstName: 'Bitte gib deinen Vornamen ein.',
  lastName: 'Bitte gib deinen Nachnamen ein.',
  phone: 'Bitte gib eine gültige Telefonnummer ein.',
  birthday: 'Bitte gib dein Geburtsdatum als Tag, Monat und Jahr ein.',
  firstname: 'Bitte gib den Vornamen ein.',
  lastname: 'Bitte gib den Nachnamen ein.',
  street: 'Bitte gib die Straße ein.',
  streetNo: 'Bitte gib die Hausnummer ein.',
  postal: 'Bitte gib die Postleitzahl ein.',
  city: 'Bitte gib den Ort ein.',
  countryId: 'Bitte wähle ein Land, in das wir liefern.',
  deliveryType: 'Bitte wähle eine Lieferart.',
  oldPassword: 'Bitte gib dein bisheriges Passwort ein.',
  newPassword_confirmation: 'Bitte gib das neue Passwort noch einmal ein.',
  token: 'Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.',
  userHash: 'Dieser Link ist nicht vollständig. Öffne ihn bitte noch einmal aus der E-Mail.',
  sysname: 'Dieses Geschäft gibt es nicht.',
  storeSysname: 'Bitte wähle ein Geschäft.',
  voucher: 'Diesen Gutschein kennen wir nicht.',
  items: 'Bitte wähle zuerst Größe und Menge.',
  team: 'Dieses Team gibt es nicht.',
  gender: 'Bitte wähle eine der Möglichkeiten.',
  amount: 'Bitte wähle eine Menge zwischen 1 und 99.',
  productOption: 'Bitte wähle eine Größe.',
  filters: 'Die Filter sind nicht lesbar.',
  price_min: 'Bitte gib den Preis als Zahl ein.',
  price_max: 'Bitte gib den Preis als Zahl ein.',
  q: 'Bitte suche mit höchstens 50 Zeichen.',
};

const tooLong: Readonly<Record<string, string>> = {
  firstName: 'Der Vorname ist zu lang.',
  lastName: 'Der Nachname ist zu lang.',
  email: 'Die E-Mail-Adresse ist zu lang.',
  password: 'Das Passwort ist zu lang.',
  newPassword: 'Das Passwort ist zu lang.',
};

/** The fallback message. */
export const invalidValue = 'Diese Angabe ist nicht gültig.';

/** The message for one broken rule of one field. */
export function fieldMessage(field: string, error: TLocalizedValidationError): string {
  if (error.keyword === 'maxLength' && tooLong[field]) return tooLong[field];
  if (field !== 'password' && field !== 'newPassword') return byField[field] ?? invalidValue;
  const isTooShort = error.keyword === 'minLength' && error.params.limit > 1;
  return isTooShort ? `Das Passwort braucht mindestens ${error.params.limit} Zeichen.` : 'Bitte gib ein Passwort ein.';
}
