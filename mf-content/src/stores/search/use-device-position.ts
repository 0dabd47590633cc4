import { useEffect, useRef, useState } from 'react';
import { positionWords } from './search-address.ts';

type DevicePosition = { readonly state: 'idle' | 'asking' | 'failed'; ask(): void };

const longestMs = 10_000;

/**
 * The device's position, asked for only when the shopper wants it. Browsers may take minutes to ask for permission: nothing is found after the
 * page was left.
 */
export function useDevicePosition(onFound: (words: string) => void): DevicePosition {
  const [state, setState] = useState<DevicePosition['state']>('idle');
  const latest = useRef<typeof onFound | null>(null);
  useEffect(() => {
    latest.current = onFound;
    return () => {
      latest.current = null;
    };
  }, [onFound]);

  function ask(): void {
    if (state === 'asking') return;
    if (!('geolocation' in navigator)) {
      setState('failed');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        latest.current?.(positionWords(coords.latitude, coords.longitude));
      },
      () => setState('failed'),
      { timeout: longestMs, maximumAge: 300_000 },
    );
  }

  return { state, ask };
}
