import type { Localized } from '../../../database/localized.ts';
import type { SceneName } from '../../../media/scenes.ts';
import type { SeedBlock } from '../blocks.ts';
import type { ArticleCategoryId } from './categories.ts';

/** The source of a guide article. */
export type ArticleText = {
  readonly slug: string;
  readonly category: ArticleCategoryId;
  readonly titles: Localized;
  readonly leads: Localized;
  readonly scene: SceneName;
  /** The picture's alternative text. */
  readonly sceneText: string;
  /** `YYYY-MM-DD`. */
  readonly publishedOn: string;
  readonly updatedOn?: string;
  readonly blocks: readonly SeedBlock[];
  /** Slugs of related articles. */
  readonly related: readonly string[];
};

export type SeedArticle = ArticleText & {
  readonly id: number;
  readonly updatedOn: string;
  readonly readingMinutes: number;
};

const wordsPerMinute = 180;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

export function wordsIn(blocks: readonly SeedBlock[]): number {
  const text = blocks.flatMap(({ type, ...fields }) => (type === 'products' ? [] : textsOf(fields))).join(' ');
  return text.split(/\s+/).filter(Boolean).length;
}

export function finishArticle(article: ArticleText, index: number): SeedArticle {
  return {
    ...article,
    id: index + 1,
    updatedOn: article.updatedOn ?? article.publishedOn,
    readingMinutes: Math.max(1, Math.round(wordsIn(article.blocks) / wordsPerMinute)),
  };
}
