/**
 * Monotonic clock: milliseconds since an arbitrary moment, the same in all threads of the machine, unaffected by clock corrections. For
 * durations, such as a page's age or a retry delay. `Date.now()` is for times that are shown or stored.
 *
 * If the wall clock were set back by an hour, everything cached before would stay fresh for another hour.
 */
export const steadyNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);
