import { messageOf } from '@bergauf/service-kit/error-message';

type Refusal = Error & { readonly isRefusal: true };

/** Ends the inspection of a file. @param reason the rest of a sentence that begins with the file's name */
export function refuse(reason: string, cause?: unknown): never {
  throw Object.assign(new Error(reason, { cause }), { isRefusal: true });
}

export const isRefusal = (error: unknown): error is Refusal => error instanceof Error && 'isRefusal' in error;

/** For errors of the decoder. */
export function unreadable(error: unknown): never {
  const [reason = ''] = messageOf(error).split('\n');
  refuse(`cannot be decoded (${reason.trim()}).`, error);
}
