import type { ContentPage } from 'shared-contracts/entities';
import type { Localized } from '../../../database/localized.ts';
import type { SceneName } from '../../../media/scenes.ts';
import type { SeedBlock } from '../blocks.ts';

/** The source of a page below `/static/` or `/services/`. */
export type SeedPage = {
  readonly section: ContentPage['section'];
  readonly slug: string;
  readonly titles: Localized;
  readonly leads: Localized;
  readonly scene: SceneName | null;
  /** `YYYY-MM-DD`. */
  readonly updatedOn: string;
  readonly blocks: readonly SeedBlock[];
};
