import type { TLocalizedValidationError } from 'typebox/error';
import type { Words } from '../errors/api-error.ts';

// Shown beside a field with an invalid value, for any broken rule.
const byField: Readonly<Record<string, Words>> = {
  email: { at: 'Bitte gib eine gültige E-Mail-Adresse ein.', en: 'Please enter a valid email address.' },
  firstName: { at: 'Bitte gib deinen Vornamen ein.', en: 'Please enter your first name.' },
  lastName: { at: 'Bitte gib deinen Nachnamen ein.', en: 'Please enter your last name.' },
  phone: { at: 'Bitte gib eine gültige Telefonnummer ein.', en: 'Please enter a valid phone number.' },
  birthday: {
    at: 'Bitte gib dein Geburtsdatum als Tag, Monat und Jahr ein.',
    en: 'Please enter your date of birth as day, month and year.',
  },
  firstname: { at: 'Bitte gib den Vornamen ein.', en: 'Please enter the first name.' },
  lastname: { at: 'Bitte gib den Nachnamen ein.', en: 'Please enter the last name.' },
  street: { at: 'Bitte gib die Straße ein.', en: 'Please enter the street.' },
  streetNo: { at: 'Bitte gib die Hausnummer ein.', en: 'Please enter the house number.' },
  postal: { at: 'Bitte gib die Postleitzahl ein.', en: 'Please enter the postcode.' },
  city: { at: 'Bitte gib den Ort ein.', en: 'Please enter the town.' },
  countryId: { at: 'Bitte wähle ein Land, in das wir liefern.', en: 'Please choose a country that we deliver to.' },
  deliveryType: { at: 'Bitte wähle eine Lieferart.', en: 'Please choose a delivery method.' },
  oldPassword: { at: 'Bitte gib dein bisheriges Passwort ein.', en: 'Please enter your current password.' },
  newPassword_confirmation: {
    at: 'Bitte gib das neue Passwort noch einmal ein.',
    en: 'Please enter the new password again.',
  },
  token: {
    at: 'Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.',
    en: 'This link is no longer valid. Please request a new one.',
  },
  userHash: {
    at: 'Dieser Link ist nicht vollständig. Öffne ihn bitte noch einmal aus der E-Mail.',
    en: 'This link is incomplete. Please open it again from the email.',
  },
  sysname: { at: 'Diese Filiale gibt es nicht.', en: 'This store does not exist.' },
  storeSysname: { at: 'Bitte wähle eine Filiale.', en: 'Please choose a store.' },
  voucher: { at: 'Diesen Gutschein kennen wir nicht.', en: 'We do not know this voucher.' },
  items: { at: 'Bitte wähle zuerst Größe und Menge.', en: 'Please choose size and amount first.' },
  team: { at: 'Dieses Team gibt es nicht.', en: 'This team does not exist.' },
  gender: { at: 'Bitte wähle eine der Möglichkeiten.', en: 'Please choose one of the options.' },
  amount: { at: 'Bitte wähle eine Menge zwischen 1 und 99.', en: 'Please choose an amount between 1 and 99.' },
  productOption: { at: 'Bitte wähle eine Größe.', en: 'Please choose a size.' },
  filters: { at: 'Die Filter sind nicht lesbar.', en: 'The filters cannot be read.' },
  price_min: { at: 'Bitte gib den Preis als Zahl ein.', en: 'Please enter the price as a number.' },
  price_max: { at: 'Bitte gib den Preis als Zahl ein.', en: 'Please enter the price as a number.' },
  q: { at: 'Bitte suche mit höchstens 50 Zeichen.', en: 'Please search with at most 50 characters.' },
  terms: {
    at: 'Bitte stimme den Bedingungen und der Datenschutzerklärung zu.',
    en: 'Please accept the terms and the privacy policy.',
  },
  key: { at: 'Bitte wähle eines der Bilder.', en: 'Please choose one of the pictures.' },
  code: { at: 'Diesen Gutschein kennen wir nicht.', en: 'We do not know this voucher.' },
  number: {
    at: 'Die Bestellnummer beginnt mit BG und endet mit Ziffern.',
    en: 'The order number begins with BG and ends with digits.',
  },
  lines: {
    at: 'Bitte wähle, was du zurückgibst, und den Grund.',
    en: 'Please choose what you return, and the reason.',
  },
  note: { at: 'Bitte schreib höchstens 500 Zeichen.', en: 'Please write at most 500 characters.' },
  name: { at: 'Bitte gib deinen Namen ein.', en: 'Please enter your name.' },
  service: { at: 'Bitte wähle einen Service.', en: 'Please choose a service.' },
  day: { at: 'Bitte wähle einen Tag.', en: 'Please choose a day.' },
  partOfDay: { at: 'Bitte wähle eine Tageszeit.', en: 'Please choose a time of day.' },
  topic: { at: 'Bitte wähle ein Thema.', en: 'Please choose a topic.' },
  message: {
    at: 'Bitte schreib deine Nachricht, mit höchstens 4000 Zeichen.',
    en: 'Please write your message, with at most 4000 characters.',
  },
  orderNumber: {
    at: 'Bitte gib die Bestellnummer ein. Sie steht in der Bestätigung.',
    en: 'Please enter the order number. It is in the confirmation.',
  },
  goods: {
    at: 'Bitte nenn die Waren mit höchstens 500 Zeichen.',
    en: 'Please name the goods with at most 500 characters.',
  },
  state: { at: 'Diesen Stand einer Bestellung gibt es nicht.', en: 'There is no such state of an order.' },
};

const tooLong: Readonly<Record<string, Words>> = {
  firstName: { at: 'Der Vorname ist zu lang.', en: 'The first name is too long.' },
  lastName: { at: 'Der Nachname ist zu lang.', en: 'The last name is too long.' },
  firstname: { at: 'Der Vorname ist zu lang.', en: 'The first name is too long.' },
  lastname: { at: 'Der Nachname ist zu lang.', en: 'The last name is too long.' },
  street: { at: 'Die Straße ist zu lang.', en: 'The street is too long.' },
  streetNo: { at: 'Die Hausnummer ist zu lang.', en: 'The house number is too long.' },
  city: { at: 'Der Ort ist zu lang.', en: 'The town is too long.' },
  email: { at: 'Die E-Mail-Adresse ist zu lang.', en: 'The email address is too long.' },
  password: { at: 'Das Passwort ist zu lang.', en: 'The password is too long.' },
  newPassword: { at: 'Das Passwort ist zu lang.', en: 'The password is too long.' },
};

/** The fallback message. */
export const invalidValue: Words = { at: 'Diese Angabe ist nicht gültig.', en: 'This value is not valid.' };

/** The message for one broken rule of one field. */
export function fieldMessage(field: string, error: TLocalizedValidationError): Words {
  // A field of an address has the same message wherever the address is.
  const name = field.replace(/^address\./, '');
  if (error.keyword === 'maxLength' && tooLong[name]) return tooLong[name];
  const own = byField[field] ?? byField[name];
  if (field !== 'password' && field !== 'newPassword') return own ?? invalidValue;
  const isTooShort = error.keyword === 'minLength' && error.params.limit > 1;
  if (!isTooShort) return { at: 'Bitte gib ein Passwort ein.', en: 'Please enter a password.' };
  const { limit } = error.params;
  return {
    at: `Das Passwort braucht mindestens ${limit} Zeichen.`,
    en: `The password needs at least ${limit} characters.`,
  };
}
