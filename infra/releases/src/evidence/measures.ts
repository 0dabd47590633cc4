import { type Measure, measureNames } from '@bergauf/service-kit/release-counts';

/**
 * Measures by which two releases of a frontend are compared. Each is a rate: the share of trials in which an event happened.
 * `isHarm`: more of it is worse; false: less of it is worse.
 */
type MeasureRule = {
  /** Description of trial and event, for operators. */
  title: string;
  isHarm: boolean;
  /**
   * The factor by which the odds may be worse without harm. Above 1 if a new release has a disadvantage that it does not cause: it has
   * fewer pages in the shell's cache.
   */
  tolerated: number;
  /**
   * Trials of one shopper are correlated: a slow connection is slow on each page. The evidence is divided by this design effect; 1:
   * independent.
   */
  dispersion: number;
};

export const measures = {
  'server-failures': {
    title: 'Renderings in which it failed',
    isHarm: true,
    tolerated: 1,
    dispersion: 1,
  },
  'browser-failures': {
    title: 'Page views in which it failed in the browser',
    isHarm: true,
    tolerated: 1,
    dispersion: 2,
  },
  'script-errors': {
    title: 'Page loads with an error of its scripts',
    isHarm: true,
    tolerated: 1,
    dispersion: 2,
  },
  'slow-paint': {
    title: 'Page loads with a largest contentful paint above 2.5 s',
    isHarm: true,
    tolerated: 1.25,
    dispersion: 2,
  },
  'slow-input': {
    title: 'Page loads with an input that took longer than 200 ms',
    isHarm: true,
    tolerated: 1.25,
    dispersion: 2,
  },
  'layout-shift': {
    title: 'Page loads with a layout shift above 0.1',
    isHarm: true,
    tolerated: 1.25,
    dispersion: 2,
  },
  'add-to-cart': {
    title: 'Pages after which something was put into the cart',
    isHarm: false,
    tolerated: 1.1,
    dispersion: 4,
  },
} as const satisfies Record<Measure, MeasureRule>;

/** Probability of a false alarm in the whole life of a canary that is as good as its predecessor, all measures together. */
const falseAlarms = 0.009;

/** Logarithm of the evidence from which a measure counts as harm: Bonferroni's share of the false alarms, by Ville's inequality. */
export const logThreshold = Math.log(measureNames.length / falseAlarms);
