/** The message of any thrown value and of what caused it, as one line for operators. */
export function messageWithCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  // Of JSON that cannot be read, Node quotes a part with its line breaks.
  const reason = cause instanceof Error ? cause.message.replaceAll(/\s+/g, ' ') : '';
  return message.includes(reason) ? message : `${message} (${reason})`;
}
