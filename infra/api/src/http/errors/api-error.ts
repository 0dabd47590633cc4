import type { ApiErrorBody } from 'shared-contracts/entities';

/** An error response. Thrown anywhere below a route; the error handler sends its body. */
export type ApiError = Error & {
  readonly statusCode: number;
  readonly body: ApiErrorBody;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter?: number;
};

export function apiError(
  statusCode: number,
  code: string,
  message: string,
  errors: ApiErrorBody['errors'] = {},
): ApiError {
  return Object.assign(new Error(message), { statusCode, body: { error: code, message, errors } });
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** 422 for one form field. The text is both the summary and the message beside the field. */
export function fieldError(field: string, text: string): ApiError {
  return apiError(422, 'validation', text, { [field]: [text] });
}

function waitText(seconds: number): string {
  if (seconds <= 1) return 'in einer Sekunde';
  if (seconds < 100) return `in ${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 100 ? `in ${minutes} Minuten` : `in ${Math.ceil(minutes / 60)} Stunden`;
}

/** 429. @param seconds until the next attempt is allowed */
export function tooManyRequests(
  seconds: number,
  code = 'too many requests',
  reason = 'Das waren zu viele Versuche.',
): ApiError {
  const error = apiError(429, code, `${reason} Bitte versuche es ${waitText(seconds)} noch einmal.`);
  return Object.assign(error, { retryAfter: seconds });
}

export const notFound = () => apiError(404, 'not found', 'Das haben wir leider nicht gefunden.');

// SPEC 8: these three codes log the browser out.
export const invalidToken = () =>
  apiError(403, 'invalid token', 'Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.');
export const noUuidHeader = () => apiError(401, 'no uuid header', 'Bitte melde dich an.');
export const invalidUuid = () =>
  apiError(422, 'invalid uuid', 'Deine Sitzung ist nicht mehr gültig. Bitte melde dich neu an.');

/** While nothing has been imported. The message says how to. */
export const noCatalogue = () =>
  apiError(
    404,
    'no catalogue',
    'Dieser Shop hat noch keinen Katalog. Importiert wird er mit: npm run catalogue -- import <Ordner>',
  );
