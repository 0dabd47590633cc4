import { messageWithCause } from '@bergauf/service-kit/error-message';

/**
 * A refused request. Its message is one sentence for the operator; the command line prints it and exits with 1, the API sends it with the
 * status and the code.
 */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number = 409;
  /** For programs: the field `error` of the response. */
  readonly code: string = 'refused';
  /** True: the same request may succeed a little later, without an operator's action. */
  readonly isTemporary: boolean;
  constructor(message: string, { isTemporary = false, ...options }: ErrorOptions & { isTemporary?: boolean } = {}) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}

/** A refusal that operators can override with force. */
export class ObjectionRefusal extends Refusal {
  override name = 'ObjectionRefusal';
  override readonly code = 'objection';
}

/** True for errors of the file system that mean "there is no such file or folder". */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** No space left: on the disk, for this user, for this process. */
const diskFullCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && diskFullCodes.has(error.code);

/** The message of any thrown value, with its cause, as one line for operators. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDiskFull(error)) return `The disk is full (${error.message}); nothing was stored.`;
  if ('syscall' in error && 'path' in error) return `${String(error.path)} cannot be used (${error.message}).`;
  return messageWithCause(error);
}
