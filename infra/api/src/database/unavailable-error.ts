// PostgreSQL's own codes: connection, resources, shutting down, taken over by another server, cancelled for taking too long,
// waiting too long for a lock, and the two after which the same transaction may well succeed.
const serverCodes = /^(08|53|57P|57014|58|25006|55P03|40001|40P01)/;
const socketCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

// What the two drivers say without a code.
const sentences =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|PGlite is (closed|closing))/;

function says(error: Error): boolean {
  if (sentences.test(error.message)) return true;
  // The folder of a server's socket is gone with the server.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return (
    'code' in error && typeof error.code === 'string' && (serverCodes.test(error.code) || socketCodes.test(error.code))
  );
}

/** Whether something failed because the database could not be asked just now, so that asking again later is worth it. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (says(cause)) return true;
  }
  return false;
}
