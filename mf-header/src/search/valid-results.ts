import { hasShape } from 'shared-contracts/api';
import type { BlogPostTeaser, ProductTile, Suggestion } from 'shared-contracts/entities';

/*
 * The entries of a response that can be rendered. The search box is part of every page: a malformed entry is left out, because
 * rendering it would break the header.
 */

const isPhrase = hasShape<Suggestion>({ phrase: 'string', weight: 'integer' });
const isSuggestion = (entry: unknown): entry is Suggestion =>
  isPhrase(entry) && (entry.url === undefined || typeof entry.url === 'string');
const isProduct = hasShape<ProductTile>({
  url: 'string',
  picture: { url: 'string' },
  prices: { cents: { vk: 'number' } },
});
const isPost = hasShape<BlogPostTeaser>({ url: 'string', picture: { url: 'string' } });

export const validSuggestions = (entries: unknown): Suggestion[] => validEntries(entries, isSuggestion);
export const validProducts = (entries: unknown): ProductTile[] => validEntries(entries, isProduct);
export const validPosts = (entries: unknown): BlogPostTeaser[] => validEntries(entries, isPost);

function validEntries<T>(entries: unknown, isValid: (entry: unknown) => entry is T): T[] {
  return Array.isArray(entries) ? entries.filter(isValid) : [];
}
