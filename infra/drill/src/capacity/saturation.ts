import { generator, type StepFigures } from './step.ts';

/** Up to which a rate counts as served: what a shopper calls quick, and next to no error. */
export const served = { p95Ms: 1_000, failedPercent: 0.5 } as const;

export const failedPercent = ({ requests, failed }: Pick<StepFigures, 'requests' | 'failed'>): number =>
  requests === 0 ? 100 : (100 * failed) / requests;

export const isServed = (step: Pick<StepFigures, 'requests' | 'failed' | 'pages'>): boolean =>
  failedPercent(step) <= served.failedPercent && step.pages.p95 <= served.p95Ms;

/**
 * Which rate is tried next: twice the last one until one is not served, then the middle between the highest that was served and the
 * lowest that was not.
 * @param precision by which factor these two may differ
 * @returns null when the knee is found: the highest rate that is served, beyond which pages wait for each other
 */
export function nextRate(
  tried: readonly { perSecond: number; isServed: boolean }[],
  first: number,
  precision: number,
): number | null {
  const rates = (wanted: boolean): number[] =>
    tried.filter(({ isServed }) => isServed === wanted).map(({ perSecond }) => perSecond);
  const broken = Math.min(...rates(false));
  const kept = Math.max(...rates(true).filter((rate) => rate < broken));
  if (!Number.isFinite(kept)) return Number.isFinite(broken) ? tooMuchAtOnce(broken, first) : first;
  if (!Number.isFinite(broken)) return kept * 2;
  return broken / kept <= precision ? null : Number(Math.sqrt(broken * kept).toPrecision(3));
}

/** Nothing was served so far: less is tried, until a twentieth of where it began. */
const tooMuchAtOnce = (broken: number, first: number): number | null => (broken > first / 20 ? broken / 2 : null);

export type Cost = {
  service: string;
  /** Processor seconds for 1,000 page views. */
  perThousandViews: number;
  memoryBytes: number;
};

/** What page views cost each service, dearest first; without what makes the load. */
export const costsOf = ({ usage, pageViews }: Pick<StepFigures, 'usage' | 'pageViews'>): Cost[] =>
  Object.entries(usage)
    .filter(([service]) => service !== generator)
    .map(([service, { processorMs, memoryBytes }]) => ({
      service,
      perThousandViews: pageViews === 0 ? 0 : processorMs / pageViews,
      memoryBytes,
    }))
    .toSorted((a, b) => b.perThousandViews - a.perThousandViews);
