import PQueue from 'p-queue';

/** `data`: the page's loader asks the product API. `plain`: it needs nothing but code. */
export type PageClass = 'data' | 'plain';

export type Admission = {
  /**
   * Runs a rendering as soon as fewer than the limit of its class run.
   * @returns null when too many wait already, or when the rendering did not start in time
   */
  run<T>(pageClass: PageClass, render: () => Promise<T>): Promise<T | null>;
  /** Renderings that wait. */
  waiting(): number;
};

export type AdmissionLimits = {
  /** Renderings of a class that run at once, at most. */
  concurrent: Readonly<Record<PageClass, number>>;
  /** Renderings of a class that wait, at most. */
  waiting: number;
  /** Milliseconds that a rendering may wait. */
  waitMs: number;
};

/** Limits concurrent renderings, with a queue for each class: pages that wait for a slow product API never delay those without data. */
export function createAdmission({ concurrent, waiting, waitMs }: AdmissionLimits): Admission {
  const queues: Record<PageClass, PQueue> = {
    data: new PQueue({ concurrency: concurrent.data }),
    plain: new PQueue({ concurrency: concurrent.plain }),
  };
  return {
    async run(pageClass, render) {
      const queue = queues[pageClass];
      if (queue.size >= waiting) return null;
      const timeout = new AbortController();
      const timer = setTimeout(() => timeout.abort(), waitMs);
      let isStarted = false;
      try {
        return await queue.add(
          () => {
            isStarted = true;
            clearTimeout(timer);
            return render();
          },
          { signal: timeout.signal },
        );
      } catch (cause) {
        if (!isStarted && timeout.signal.aborted) return null;
        throw cause;
      } finally {
        clearTimeout(timer);
      }
    },
    waiting: () => queues.data.size + queues.plain.size,
  };
}
