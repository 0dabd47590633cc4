export type ProbeReading = {
  /**
   * Time when 90 % of links and controls had React's props, so that the shop's code handles taps. Parts below the first screen that keep
   * the server's HTML until the shopper is near do not count.
   */
  usable: number | null;
  fcp: number | null;
  lcp: number | null;
  cls: number;
  /** Sum of the time beyond 50 ms of each long task between the first paint and `usable`. */
  blocking: number;
};

declare global {
  interface Window {
    bergaufProbe?: ProbeReading;
  }
}

/** Runs in the page before its own scripts. It is sent as text, so it can use nothing else from this file except types. */
export function probe(): void {
  const reading: ProbeReading = { usable: null, fcp: null, lcp: null, cls: 0, blocking: 0 };
  window.bergaufProbe = reading;

  const observe = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') reading.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    reading.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    if (reading.fcp === null || startTime + duration < reading.fcp) return;
    if (reading.usable !== null && startTime > reading.usable) return;
    reading.blocking += Math.max(0, duration - 50);
  });

  // Cumulative layout shift: the worst window of shifts that are less than 1 s apart and span at most 5 s.
  const burst = { from: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    if (startTime - burst.last > 1_000 || startTime - burst.from > 5_000)
      Object.assign(burst, { from: startTime, sum: 0 });
    burst.last = startTime;
    burst.sum += value;
    reading.cls = Math.max(reading.cls, burst.sum);
  });

  // Polled on a slow processor, so it must be cheap: the name of React's property is found once, and the loop ends as soon as more
  // than a tenth of the elements lack it.
  let propsName: string | undefined;
  const isTaken = (element: Element): boolean => {
    propsName ??= Object.keys(element).find((key) => key.startsWith('__reactProps$'));
    return propsName !== undefined && propsName in element;
  };
  const timer = setInterval(() => {
    const controls = document.querySelectorAll(':is(a, button, input, select):not([data-waits] *)');
    let allowed = controls.length * 0.1;
    for (const control of controls) {
      if (!isTaken(control)) allowed--;
      if (allowed < 0) return;
    }
    if (controls.length === 0) return;
    reading.usable = performance.now();
    clearInterval(timer);
  }, 25);
}
