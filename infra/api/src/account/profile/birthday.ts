import { fieldError } from '../../http/errors/api-error.ts';

const longestLife = 120;

/**
 * A day of birth, `YYYY-MM-DD`; null for an empty text.
 * @throws 422 at `birthday` for days that do not exist, are in the future, or more than 120 years ago
 */
export function readBirthday(text: string, today: Date): string | null {
  if (text === '') return null;
  const day = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
  const oldest = `${today.getUTCFullYear() - longestLife}`;
  if (!exists || day > today || text < oldest) {
    throw fieldError('birthday', {
      at: 'Bitte gib ein gültiges Geburtsdatum ein.',
      en: 'Please enter a valid date of birth.',
    });
  }
  return text;
}
