import { useEffect, useRef, useState } from 'react';
import { positionWords } from './search-address.ts';

type DevicePosition = { readonly state: 'idle' | 'asking' | 'failed'; ask(): void };

const longestMs = 10_000;
/** Timeout in milliseconds, including the time in which the shopper decides. */
const longestQuestionMs = 20_000;

/**
 * The device's position, requested only when the shopper asks for it. Browsers may wait minutes for the permission: a result after the page
 * was left is ignored. Firefox never responds if the shopper closes its prompt: after the timeout the shopper can try again.
 */
export function useDevicePosition(onFound: (words: string) => void): DevicePosition {
  const [state, setState] = useState<DevicePosition['state']>('idle');
  const latest = useRef<typeof onFound | null>(null);
  /** Number of requests so far: only the response to the last one counts. */
  const asked = useRef(0);
  useEffect(() => {
    latest.current = onFound;
    return () => {
      latest.current = null;
    };
  }, [onFound]);

  useEffect(() => {
    if (state !== 'asking') return;
    const timer = setTimeout(() => setState('idle'), longestQuestionMs);
    return () => clearTimeout(timer);
  }, [state]);

  function ask(): void {
    if (state === 'asking') return;
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('asking');
    asked.current += 1;
    const question = asked.current;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (question !== asked.current) return;
        setState('idle');
        latest.current?.(positionWords(coords.latitude, coords.longitude));
      },
      () => {
        if (question === asked.current) setState('failed');
      },
      { timeout: longestMs, maximumAge: 300_000 },
    );
  }

  return { state, ask };
}
