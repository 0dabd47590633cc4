import type { ContentBlock } from 'shared-contracts/entities';
import type { SceneName } from '../../media/scenes.ts';
import type { ProductKind } from '../../pictures/index.ts';
import { slugOf } from '../reference/slug.ts';

type Plain = Exclude<ContentBlock, { type: 'products' | 'picture' }>;

/** A content block as stored. Its products and pictures are looked up when it is read. */
export type SeedBlock =
  | Plain
  | { readonly type: 'scene'; readonly scene: SceneName; readonly alt: string; readonly caption: string }
  | {
      readonly type: 'products';
      readonly title: string;
      /** The best-selling products of these kinds, one kind after the other. */
      readonly kinds: readonly ProductKind[];
    };

export const heading = (text: string): SeedBlock => ({ type: 'heading', level: 2, id: slugOf(text), text });
export const subheading = (text: string): SeedBlock => ({ type: 'heading', level: 3, id: slugOf(text), text });
export const paragraph = (text: string): SeedBlock => ({ type: 'paragraph', text });
export const list = (...items: string[]): SeedBlock => ({ type: 'list', ordered: false, items });
export const steps = (...items: string[]): SeedBlock => ({ type: 'list', ordered: true, items });
export const tip = (title: string, text: string): SeedBlock => ({ type: 'tip', title, text });

export function table(caption: string, head: string[], ...rows: string[][]): SeedBlock {
  return { type: 'table', caption, head, rows };
}

export function products(title: string, ...kinds: ProductKind[]): SeedBlock {
  return { type: 'products', title, kinds };
}

export function scene(name: SceneName, alt: string, caption: string): SeedBlock {
  return { type: 'scene', scene: name, alt, caption };
}

export function facts(...items: [name: string, value: string][]): SeedBlock {
  return { type: 'facts', items: items.map(([name, value]) => ({ name, value })) };
}

export function questions(...items: [question: string, answer: string][]): SeedBlock {
  return { type: 'questions', items: items.map(([question, answer]) => ({ question, answer })) };
}

export function links(...items: [name: string, url: string][]): SeedBlock {
  return { type: 'links', items: items.map(([name, url]) => ({ name, url })) };
}
