import { useState } from 'react';
import { positionWords } from './search-address.ts';

type DevicePosition = { readonly state: 'idle' | 'asking' | 'failed'; ask(): void };

const longestMs = 10_000;

/** The device's position, asked for only when the shopper wants it. */
export function useDevicePosition(onFound: (words: string) => void): DevicePosition {
  const [state, setState] = useState<DevicePosition['state']>('idle');

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
        onFound(positionWords(coords.latitude, coords.longitude));
      },
      () => setState('failed'),
      { timeout: longestMs, maximumAge: 300_000 },
    );
  }

  return { state, ask };
}
