import { type ReactElement, useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { type VersionedRecord, versionedRecord } from 'shared-contracts/storage';
import type { Reason } from './session-end-notice.tsx';

const SessionEndNotice = lazyComponent(async () => (await import('./session-end-notice.tsx')).SessionEndNotice);

/** Milliseconds in which the page that follows the end of a session explains it. */
const explainedMs = 30_000;

/**
 * Explains why the shopper is at home. An invalid session: the shell logs the shopper out and loads the home page (SPEC 4); the time of
 * the event is stored for that page. Account data that did not load: mf-account redirects within this page (SPEC 8).
 */
export function SessionEnd(): ReactElement | null {
  const { bus, session } = useApp();
  const [shown, setShown] = useState<Reason | undefined>();
  useEffect(() => {
    const record = endRecord();
    const endedAt = record.read();
    if (endedAt !== null) {
      record.clear();
      // Another tab may have logged in since.
      if (Date.now() - endedAt < explainedMs && session.read().kind === 'guest') setShown(null);
    }
    const onInvalid = (): void => void record.write(Date.now());
    bus.on('session-invalid', onInvalid);
    bus.on('page-unavailable', setShown);
    return () => {
      bus.off('session-invalid', onInvalid);
      bus.off('page-unavailable', setShown);
    };
  }, [bus, session]);
  return shown === undefined ? null : <SessionEndNotice reason={shown} onClose={() => setShown(undefined)} />;
}

const isTime = (value: unknown): value is number => typeof value === 'number';

/** In the tab's own storage: other tabs have a session of their own to end. */
function endRecord(): VersionedRecord<number> {
  return versionedRecord('bergauf.session-end', 1, isTime, tabStorage());
}

/** Reading the property throws where storage is forbidden. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
