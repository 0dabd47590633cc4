import type { VitalsReport } from '../../app/vitals-report.ts';

declare global {
  /** The first uncaught errors of this page, recorded by the document's inline script from the first frame on. */
  var bergaufErrors: readonly Event[] | undefined;
}

/** The fields of an error event; that of a rejected promise has a `reason` only. */
export type CaughtEvent = { filename?: string; error?: unknown; reason?: unknown };

/** Counts errors by the release whose file they come from. Messages stay in the browser: they may contain what a shopper typed. */
export function scriptErrors(events: readonly (Event | CaughtEvent)[]): VitalsReport['errors'] {
  const counted = new Map<string, VitalsReport['errors'][number]>();
  for (const event of events as readonly CaughtEvent[]) {
    if (isAborted(event)) continue;
    const { remote, version } = originOf(event);
    const key = `${remote} ${version}`;
    const known = counted.get(key) ?? { remote, version, count: 0 };
    counted.set(key, { ...known, count: known.count + 1 });
  }
  return [...counted.values()];
}

/** Aborted on purpose: the router leaves the promise of a page transition unhandled when the next navigation aborts it. */
const isAborted = ({ reason }: CaughtEvent): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/** `other`: a browser extension, or a script without a file. */
function originOf({ filename = '', error, reason }: CaughtEvent): { remote: string; version: string } {
  const stack = stackOf(error ?? reason);
  // The innermost stack frame belongs to the code that threw.
  const text = `${stack}\n${filename}`;
  const [, remote, version] = /\/(mf-[a-z-]+)\/(\d[\w.+-]*)\/client\//.exec(text) ?? [];
  if (remote && version) return { remote, version };
  return { remote: text.includes('/_shell/assets/') ? 'shell' : 'other', version: '-' };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? `${error.stack ?? ''}` : '';
}
