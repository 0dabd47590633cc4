/** The message of any thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** The message of any thrown value and of its cause, as one line for operators. */
export function messageWithCause(error: unknown): string {
  const message = messageOf(error);
  if (!(error instanceof Error && error.cause instanceof Error)) return message;
  // Node's errors about invalid JSON quote a part of it, with its line breaks.
  const reason = error.cause.message.replaceAll(/\s+/g, ' ');
  return message.includes(reason) ? message : `${message} (${reason})`;
}
