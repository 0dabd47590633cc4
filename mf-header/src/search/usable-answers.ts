import type { BlogPostTeaser, ProductTile, Suggestion } from 'shared-contracts/entities';

/*
 * What an answer holds that can be shown. The search box comes with every page: an entry in another form is left out, since
 * rendering it would cost the page its header.
 */

export function usableSuggestions(answer: unknown): Suggestion[] {
  return entries<Suggestion>(answer).filter(
    ({ phrase, weight }) => typeof phrase === 'string' && Number.isFinite(weight),
  );
}

export function usableProducts(answer: unknown): ProductTile[] {
  return entries<ProductTile>(answer).filter(
    ({ url, picture, prices }) =>
      typeof url === 'string' && typeof picture?.url === 'string' && typeof prices?.cents?.vk === 'number',
  );
}

export function usablePosts(answer: unknown): BlogPostTeaser[] {
  return entries<BlogPostTeaser>(answer).filter(
    ({ url, picture }) => typeof url === 'string' && typeof picture?.url === 'string',
  );
}

function entries<T>(answer: unknown): T[] {
  return Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'object' && entry !== null) : [];
}
