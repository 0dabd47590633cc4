import type { ExposeId, RemoteRegistry } from 'shared-contracts/remote';

/** A remote that fails in a loop is reported this often from one tab, not more. */
const reportLimit = 20;

/** Tells the shell server what failed in this browser, so that it is counted by remote and version. */
export function createFailureReporter(): RemoteRegistry['reportFailure'] {
  let reports = 0;
  return (id: ExposeId, version, phase, error) => {
    if (reports++ >= reportLimit) return;
    const message = error instanceof Error ? error.message : String(error);
    const body = JSON.stringify({ expose: id, version: version ?? 'unknown', phase, message: message.slice(0, 300) });
    navigator.sendBeacon('/_shell/failures', new Blob([body], { type: 'application/json' }));
  };
}
