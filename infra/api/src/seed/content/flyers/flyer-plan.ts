import type { Localized } from '../../../database/localized.ts';
import type { SceneName } from '../../../media/scenes.ts';
import type { ProductKind } from '../../../pictures/index.ts';
import type { StoreServiceId } from '../stores/services.ts';

/** What one page of a flyer shows; which products stand on it is looked up when the flyer is made. */
export type FlyerPagePlan =
  | { readonly layout: 'cover'; readonly scene: SceneName; readonly title: string; readonly text: string }
  | { readonly layout: 'hero'; readonly heading: string; readonly text: string; readonly kind: ProductKind }
  | {
      readonly layout: 'grid';
      readonly heading: string;
      readonly text: string;
      /** One kind a product, in reading order. */
      readonly kinds: readonly ProductKind[];
    }
  | {
      readonly layout: 'story';
      readonly scene: SceneName;
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly kinds: readonly ProductKind[];
    }
  | { readonly layout: 'back'; readonly heading: string; readonly lines: readonly string[] };

export type SeedFlyer = {
  readonly id: number;
  readonly path: string;
  readonly titles: Localized;
  readonly texts: Localized;
  /** How long one edition holds. */
  readonly weeks: number;
  /** Left out where it holds in every store, else services of which a store must have one. */
  readonly services?: readonly StoreServiceId[];
  readonly pages: readonly FlyerPagePlan[];
};
