import { useNow, viennaDay } from 'shared-contracts/opening-hours';
import { type FlyerOn, flyersOn, type ShownFlyer } from './shown-flyers.ts';

/** Those of a page's flyers, which are loaded at once, that are still valid while the page is open. */
export function useCurrentFlyers(flyers: readonly ShownFlyer[]): FlyerOn[] {
  return flyersOn(flyers, viennaDay(useNow(flyers[0]?.loadedAt ?? 0)));
}
