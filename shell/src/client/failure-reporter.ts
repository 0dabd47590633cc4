import type { ExposeId, RemoteLoader } from 'shared-contracts/remote';

/** Reports of one tab at most: a remote may fail in a loop. */
const reportLimit = 20;

/** Reports failures of remotes to the shell server, which counts them by remote and version. */
export function createFailureReporter(): RemoteLoader['reportFailure'] {
  let reports = 0;
  return (id: ExposeId, version, phase, error) => {
    if (reports++ >= reportLimit) return;
    const message = error instanceof Error ? error.message : String(error);
    const body = JSON.stringify({ expose: id, version: version ?? 'unknown', phase, message: message.slice(0, 300) });
    navigator.sendBeacon('/_shell/failures', new Blob([body], { type: 'application/json' }));
  };
}
