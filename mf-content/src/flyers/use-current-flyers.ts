import { useNow, viennaDay } from 'shared-contracts/opening-hours';
import { type FlyerOn, flyersOn, type ShownFlyer } from './shown-flyers.ts';

/** The page's flyers that are still valid while the page stays open; the server sends all of them. */
export function useCurrentFlyers(flyers: readonly ShownFlyer[]): FlyerOn[] {
  return flyersOn(flyers, viennaDay(useNow(flyers[0]?.loadedAt ?? 0)));
}
