// PostgreSQL error classes and codes: connection, resources, operator intervention, query timeout, I/O, read-only server, lock
// timeout, serialization failure and deadlock.
const serverCodes = /^(08|53|57P|57014|58|25006|55P03|40001|40P01)/;
const socketCodes = /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH)/;

// Messages of the two drivers that come without a code.
const messages =
  /^(Connection terminated|Client (was closed|has encountered a connection error)|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|PGlite is (closed|closing))/;

function matches(error: Error): boolean {
  if (messages.test(error.message)) return true;
  // The folder of the server's socket disappears with the server.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return (
    'code' in error && typeof error.code === 'string' && (serverCodes.test(error.code) || socketCodes.test(error.code))
  );
}

/** Whether an error means that the database is temporarily unavailable, so that a later retry may succeed. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (matches(cause)) return true;
  }
  return false;
}
