import type { ApiErrorBody, ContentLocale } from 'shared-contracts/entities';

/** A text for shoppers, in both languages. */
export type Words = { readonly at: string; readonly en: string };
/** Texts by field. */
export type FieldWords = Readonly<Record<string, readonly Words[]>>;

/** An error response. Thrown anywhere below a route; the error handler sends its body. */
export type ApiError = Error & {
  readonly statusCode: number;
  /** The German body, and the English one for requests with `?locale=en`. */
  readonly body: ApiErrorBody;
  readonly english: ApiErrorBody;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
};

const wordsIn = (words: Words | string, locale: ContentLocale) => (typeof words === 'string' ? words : words[locale]);

function bodyIn(locale: ContentLocale, error: string, message: Words | string, errors: FieldWords): ApiErrorBody {
  const fields = Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => wordsIn(text, locale))]);
  return { error, message: wordsIn(message, locale), errors: Object.fromEntries(fields) };
}

/** @param message one text for both languages where only operators and programs see it */
export function apiError(statusCode: number, code: string, message: Words | string, errors: FieldWords = {}): ApiError {
  const [body, english] = [bodyIn('at', code, message, errors), bodyIn('en', code, message, errors)];
  return Object.assign(new Error(body.message), { statusCode, body, english });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** 422 for one form field. The text is both the summary and the message beside the field. */
export function fieldError(field: string, text: Words): ApiError {
  return apiError(422, 'validation', text, { [field]: [text] });
}

function waitWords(seconds: number): Words {
  if (seconds <= 1) return { at: 'in einer Sekunde', en: 'in a second' };
  if (seconds < 100) return { at: `in ${seconds} Sekunden`, en: `in ${seconds} seconds` };
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 100) return { at: `in ${minutes} Minuten`, en: `in ${minutes} minutes` };
  return { at: `in ${Math.ceil(minutes / 60)} Stunden`, en: `in ${Math.ceil(minutes / 60)} hours` };
}

/** 429. @param seconds until the next attempt is allowed */
export function tooManyRequests(
  seconds: number,
  code = 'too many requests',
  reason: Words = { at: 'Das waren zu viele Versuche.', en: 'Too many attempts.' },
): ApiError {
  const wait = waitWords(seconds);
  const error = apiError(429, code, {
    at: `${wordsIn(reason, 'at')} Bitte versuche es ${wait.at} noch einmal.`,
    en: `${wordsIn(reason, 'en')} Please try again ${wait.en}.`,
  });
  return Object.assign(error, { retryAfter: seconds });
}

export const notFound = () =>
  apiError(404, 'not found', { at: 'Das haben wir leider nicht gefunden.', en: 'We could not find that.' });

// SPEC 8: these three codes log the browser out.
export const invalidToken = () =>
  apiError(403, 'invalid token', {
    at: 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.',
    en: 'Your session has expired. Please sign in again.',
  });
export const noUuidHeader = () =>
  apiError(401, 'no uuid header', { at: 'Bitte melde dich an.', en: 'Please sign in.' });
export const invalidUuid = () =>
  apiError(422, 'invalid uuid', {
    at: 'Deine Sitzung ist nicht mehr gültig. Bitte melde dich neu an.',
    en: 'Your session is no longer valid. Please sign in again.',
  });

/** While nothing has been imported. The message says how to. */
export const noCatalogue = () =>
  apiError(404, 'no catalogue', {
    at: 'Dieser Shop hat noch keinen Katalog. Importiert wird er mit: npm run catalogue -- import <Ordner>',
    en: 'This shop has no catalogue yet. Import one with: npm run catalogue -- import <folder>',
  });
