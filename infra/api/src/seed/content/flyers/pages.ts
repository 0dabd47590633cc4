import type { SceneName } from '../../../media/scenes.ts';
import type { ProductKind } from '../../../pictures/index.ts';
import type { FlyerPagePlan } from './flyer-plan.ts';

export const cover = (scene: SceneName, title: string, text: string): FlyerPagePlan => ({
  layout: 'cover',
  scene,
  title,
  text,
});

export const hero = (kind: ProductKind, heading: string, text: string): FlyerPagePlan => ({
  layout: 'hero',
  kind,
  heading,
  text,
});

export const grid = (heading: string, text: string, ...kinds: ProductKind[]): FlyerPagePlan => ({
  layout: 'grid',
  heading,
  text,
  kinds,
});

export function story(
  scene: SceneName,
  heading: string,
  paragraphs: readonly string[],
  ...kinds: ProductKind[]
): FlyerPagePlan {
  return { layout: 'story', scene, heading, paragraphs, kinds };
}

/** The last page of every flyer. */
export const back = (heading: string, ...lines: string[]): FlyerPagePlan => ({ layout: 'back', heading, lines });
