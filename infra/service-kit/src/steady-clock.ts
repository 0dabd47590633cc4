/**
 * Milliseconds since some moment, the same one in all threads of the machine, which no correction of its clock changes. For spans of
 * time: how old a page is, when to try again. `Date.now()` is for moments that others read.
 *
 * A clock that is set back by an hour would make everything that was kept before it fresh for an hour.
 */
export const steadyNow = (): number => Number(process.hrtime.bigint() / 1_000_000n);
