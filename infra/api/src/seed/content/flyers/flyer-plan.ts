import type { Localized } from '../../../database/localized.ts';
import type { SceneName } from '../../../media/scenes.ts';
import type { ProductKind } from '../../../pictures/index.ts';
import type { StoreServiceId } from '../stores/services.ts';

/** The layout of a flyer page. Its products are looked up when the flyer is created. */
export type FlyerPagePlan =
  | { readonly layout: 'cover'; readonly scene: SceneName; readonly title: string; readonly text: string }
  | { readonly layout: 'hero'; readonly heading: string; readonly text: string; readonly kind: ProductKind }
  | {
      readonly layout: 'grid';
      readonly heading: string;
      readonly text: string;
      /** The kind of each product, in reading order. */
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
  /** Weeks that one edition is valid. */
  readonly weeks: number;
  /** The flyer is valid in stores with at least one of these services; in all stores if missing. */
  readonly services?: readonly StoreServiceId[];
  readonly pages: readonly FlyerPagePlan[];
};
