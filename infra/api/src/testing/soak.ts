/** Whether this is `npm run test:soak`, which repeats at full length what other runs of the tests repeat a few times. */
export const isSoak = process.env['SOAK'] === '1';

/** How often or how long something is repeated: `full` in a soak run, else `short`. This file alone reads `SOAK`. */
export const soakLength = ({ short, full }: { short: number; full: number }): number => (isSoak ? full : short);
