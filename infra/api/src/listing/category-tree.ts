import type { CategoryNode, Listing } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { categoryTrail, type ListingScope, scopeUrl } from '../catalogue/listing-scope.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';
import { localized } from '../database/localized.ts';
import type { FoundProducts } from './find-products.ts';
import type { ListingRequest } from './listing-request.ts';

/**
 * The category tree of a listing, expanded along the path to its category. Categories emptied by filters stay with count 0;
 * categories without any product in the scope are left out.
 */
export function categoryTree(
  { scope, locale }: ListingRequest,
  { categories }: FoundProducts,
  reference: ReferenceData,
): Listing['categoryTree'] {
  const active = new Set(categoryTrail(scope.category, reference).map(({ id }) => id));
  const productCount = ({ subtree }: Category) => subtree.reduce((sum, id) => sum + (categories.get(id) ?? 0), 0);
  const isInScope = ({ id, subtree }: Category) => active.has(id) || subtree.some((below) => categories.has(below));
  const nodes = (tree: readonly Category[]): CategoryNode[] =>
    tree.filter(isInScope).map((category) => ({
      id: category.id,
      name: localized(category.names, locale),
      url: scopeUrl({ ...scope, section: sectionFor(scope), category }),
      count: productCount(category),
      active: active.has(category.id),
      children: active.has(category.id) ? nodes(category.children) : [],
    }));
  return {
    tree: nodes(reference.areas),
    lastLevel: scope.category !== null && scope.category.children.length === 0,
    isGenderInRequest: scope.gender !== 0,
    outlet: scope.section === 'sale' || scope.section === 'outlet',
    genders: genderSections
      .filter(({ gender }) => scope.category === null || reference.productsIn(gender, scope.category) > 0)
      .map(({ gender, names }) => ({
        gender,
        name: localized(names, locale),
        url: scopeUrl({ ...scope, gender }),
        active: scope.gender === gender,
      })),
  };
}

/** Below `/marken/` without a brand and `/sport/` without a sport, the tree links to the plain categories. */
function sectionFor({ section, brand, sport }: ListingScope): ListingScope['section'] {
  return (section === 'brands' && !brand) || (section === 'sports' && !sport) ? 'all' : section;
}
