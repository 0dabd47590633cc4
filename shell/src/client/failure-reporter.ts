import type { ExposeId, RemoteLoader } from 'shared-contracts/remote';

/**
 * Reports failures of remotes to the shell server, which counts them by remote and version. Each release is reported once for each page
 * load: a remote may fail in a loop or in many places, and rollouts are judged by how many page loads have a failure.
 */
export function createFailureReporter(): RemoteLoader['reportFailure'] {
  const reported = new Set<string>();
  return (id: ExposeId, version, phase, error) => {
    // The overlay shows it also where the server's HTML stays.
    performance.mark(`failed ${id}`);
    const release = `${id.split('/')[0]}${version}`;
    if (reported.has(release)) return;
    reported.add(release);
    const message = error instanceof Error ? error.message : String(error);
    const body = JSON.stringify({ expose: id, version: version ?? 'unknown', phase, message: message.slice(0, 300) });
    navigator.sendBeacon('/_shell/failures', new Blob([body], { type: 'application/json' }));
  };
}
