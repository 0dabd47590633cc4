/** Whether this is `npm run test:soak`, which repeats tests at full length. */
export const isSoak = process.env['SOAK'] === '1';

/** Number or duration of repetitions: `full` in a soak run, else `short`. Only this file reads `SOAK`. */
export const soakLength = ({ short, full }: { short: number; full: number }): number => (isSoak ? full : short);
