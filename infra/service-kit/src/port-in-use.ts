/**
 * The message for a port that is in use, with the variable that changes it; null for any other error.
 * @param ports by the variable that sets them
 */
export function portInUse(error: unknown, ports: Readonly<Record<string, number | null>>): string | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error)) return null;
  const [variable] = Object.entries(ports).find(([, port]) => port === error.port) ?? [];
  return variable === undefined
    ? null
    : `Port ${String(error.port)} is already in use; choose another one with ${variable}.`;
}
