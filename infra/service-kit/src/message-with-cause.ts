/** The message of any thrown value and of its cause, as one line for operators. */
export function messageWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  // Node's errors about invalid JSON quote a part of it, with its line breaks.
  const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
  return message.includes(reason) ? message : `${message} (${reason})`;
}
