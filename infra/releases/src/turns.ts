export type Turns = <T>(task: () => Promise<T>, options?: { isUrgent?: boolean }) => Promise<T>;

/** Runs at most `most` tasks at a time, the others in order of arrival, urgent ones first. */
export function createTurns(most: number): Turns {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let running = 0;
  return async (task, { isUrgent = false } = {}) => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => (isUrgent ? urgent : others).push(begin));
    try {
      return await task();
    } finally {
      // The next task takes over the slot: a task that arrives now must not overtake waiting ones.
      const next = urgent.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
