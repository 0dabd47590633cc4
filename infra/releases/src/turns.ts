export type Turns = <T>(task: () => Promise<T>, options?: { isUrgent?: boolean }) => Promise<T>;

/** Runs at most so many tasks at a time, the others in the order of their arrival, urgent ones before the rest. */
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
      // The next one takes over the place: a task that arrives now must not pass those that wait.
      const next = urgent.shift() ?? others.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
