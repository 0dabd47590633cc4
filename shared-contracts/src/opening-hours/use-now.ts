import { useEffect, useState } from 'react';

const everyMs = 20_000;

/**
 * The current time, in milliseconds since 1970. It starts with the time of the data, so that hydration renders the same as the server, and
 * then follows the browser's clock.
 */
export function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  useEffect(() => {
    const update = (): void => setNow(Date.now());
    update();
    const timer = setInterval(update, everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
