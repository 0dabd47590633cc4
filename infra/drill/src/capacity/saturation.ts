import { generator, type StepFigures } from './step.ts';

/** Limits up to which a rate counts as served: fast pages for shoppers, and almost no errors. */
export const served = { p95Ms: 1_000, failedPercent: 0.5 } as const;

export const failedPercent = ({ requests, failed }: Pick<StepFigures, 'requests' | 'failed'>): number =>
  requests === 0 ? 100 : (100 * failed) / requests;

export const isServed = (step: Pick<StepFigures, 'requests' | 'failed' | 'pages'>): boolean =>
  failedPercent(step) <= served.failedPercent && step.pages.p95 <= served.p95Ms;

/**
 * The next rate to try: twice the last one until a rate is not served, then the middle between the highest that was served and the
 * lowest that was not.
 * @param precision factor by which these two may differ
 * @returns null once the knee is found: the highest rate that is served, beyond which pages queue
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

/** No rate has been served yet: tries lower ones, down to a twentieth of the first. */
const tooMuchAtOnce = (broken: number, first: number): number | null => (broken > first / 20 ? broken / 2 : null);

export type Cost = {
  service: string;
  /** CPU seconds for 1,000 page views. */
  perThousandViews: number;
  memoryBytes: number;
};

/** Cost of page views by service, most expensive first, without the load generator. */
export const costsOf = ({ usage, pageViews }: Pick<StepFigures, 'usage' | 'pageViews'>): Cost[] =>
  Object.entries(usage)
    .filter(([service]) => service !== generator)
    .map(([service, { processorMs, memoryBytes }]) => ({
      service,
      perThousandViews: pageViews === 0 ? 0 : processorMs / pageViews,
      memoryBytes,
    }))
    .toSorted((a, b) => b.perThousandViews - a.perThousandViews);
