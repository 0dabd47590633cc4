/** For a test of several made in a loop: whether this one is in every run (decision 0087). */
export const inEveryRun = (is: boolean): { tag: string[] } => ({ tag: is ? ['@every-run'] : [] });
