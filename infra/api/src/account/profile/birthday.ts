import { isBirthday } from 'shared-contracts/fields';
import { fieldError } from '../../http/errors/api-error.ts';

/**
 * A day of birth, `YYYY-MM-DD`; null for an empty text.
 * @throws 422 at `birthday` for days that do not exist, are in the future, or before 1900
 */
export function readBirthday(text: string, today: Date): string | null {
  if (text === '') return null;
  if (!isBirthday(text, today)) {
    throw fieldError('birthday', {
      at: 'Bitte gib ein gültiges Geburtsdatum ein.',
      en: 'Please enter a valid date of birth.',
    });
  }
  return text;
}
