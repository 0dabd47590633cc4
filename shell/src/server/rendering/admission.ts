import PQueue from 'p-queue';

/** `data`: the page's loader asks the product API. `plain`: it needs nothing but code. */
export type PageClass = 'data' | 'plain';

export type Admission = {
  /**
   * Runs a rendering when there is room for one of its class.
   * @returns null when too many wait already, or when there was no room in time
   */
  run<T>(pageClass: PageClass, render: () => Promise<T>): Promise<T | null>;
  /** Renderings that wait for room. */
  waiting(): number;
};

export type AdmissionLimits = {
  /** Renderings of a class that may be under way at once. */
  underWay: Readonly<Record<PageClass, number>>;
  /** Renderings of a class that may wait. */
  waiting: number;
  /** Milliseconds that a rendering may wait. */
  waitMs: number;
};

/**
 * Bounds how many renderings are under way, with a queue for each class: pages that wait for a slow product API never take the
 * room of those that need no data.
 */
export function createAdmission({ underWay, waiting, waitMs }: AdmissionLimits): Admission {
  const queues: Record<PageClass, PQueue> = {
    data: new PQueue({ concurrency: underWay.data }),
    plain: new PQueue({ concurrency: underWay.plain }),
  };
  return {
    async run(pageClass, render) {
      const queue = queues[pageClass];
      if (queue.size >= waiting) return null;
      const tooLate = new AbortController();
      const timer = setTimeout(() => tooLate.abort(), waitMs);
      let begun = false;
      try {
        return await queue.add(
          () => {
            begun = true;
            clearTimeout(timer);
            return render();
          },
          { signal: tooLate.signal },
        );
      } catch (cause) {
        if (!begun && tooLate.signal.aborted) return null;
        throw cause;
      } finally {
        clearTimeout(timer);
      }
    },
    waiting: () => queues.data.size + queues.plain.size,
  };
}
