import type { CategoryNode, Listing } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { categoryTrail, type Place, placeUrl } from '../catalogue/listing-scope.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';
import { localized } from '../database/localized.ts';
import type { FoundProducts } from './find-products.ts';
import type { ListingRequest } from './listing-request.ts';

/** The areas, opened along the way to the listing's category. What filters have emptied stays; what never held anything is left out. */
export function categoryTree(
  { place, locale }: ListingRequest,
  { categories }: FoundProducts,
  reference: ReferenceData,
): Listing['categoryTree'] {
  const active = new Set(categoryTrail(place.category, reference).map(({ id }) => id));
  const countOf = ({ subtree }: Category) => subtree.reduce((sum, id) => sum + (categories.get(id) ?? 0), 0);
  const isHere = ({ id, subtree }: Category) => active.has(id) || subtree.some((below) => categories.has(below));
  const nodes = (tree: readonly Category[]): CategoryNode[] =>
    tree.filter(isHere).map((category) => ({
      id: category.id,
      name: localized(category.names, locale),
      url: placeUrl({ ...place, section: sectionFor(place), category }),
      count: countOf(category),
      active: active.has(category.id),
      children: active.has(category.id) ? nodes(category.children) : [],
    }));
  return {
    tree: nodes(reference.areas),
    lastLevel: place.category !== null && place.category.children.length === 0,
    isGenderInRequest: place.gender !== 0,
    outlet: place.section === 'sale' || place.section === 'outlet',
    genders: genderSections
      .filter(({ gender }) => place.category === null || reference.productsIn(gender, place.category) > 0)
      .map(({ gender, names }) => ({
        gender,
        name: localized(names, locale),
        url: placeUrl({ ...place, gender }),
        active: place.gender === gender,
      })),
  };
}

/** Below `/marken/` without a brand and `/sport/` without a sport the tree leads to the plain categories. */
function sectionFor({ section, brand, sport }: Place): Place['section'] {
  return (section === 'brands' && !brand) || (section === 'sports' && !sport) ? 'all' : section;
}
