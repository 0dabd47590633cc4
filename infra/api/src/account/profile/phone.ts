import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { fieldError } from '../../http/errors/api-error.ts';

/**
 * A phone number in its international form, `+43 664 1234567`; empty for an empty text. Numbers without `+` or `00` are read as
 * numbers of Austria.
 * @throws 422 at `phone`
 */
export function readPhone(text: string): string {
  if (text.trim() === '') return '';
  const number = parsePhoneNumberFromString(text.trim(), 'AT');
  if (number?.isValid() !== true) {
    throw fieldError('phone', {
      at: 'Bitte gib eine gültige Telefonnummer ein, zum Beispiel 0664 1234567.',
      en: 'Please enter a valid phone number, for example +43 664 1234567.',
    });
  }
  return number.formatInternational();
}
