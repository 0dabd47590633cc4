import type { CategoryNode, Listing } from 'shared-contracts/entities';
import { genderSections } from '../catalogue/genders.ts';
import { categoryTrail, type Place, placeUrl } from '../catalogue/place.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';
import type { FoundProducts } from './find-products.ts';

/** The areas, opened along the way to the listing's category. Categories with nothing to show are left out. */
export function categoryTree(
  place: Place,
  { categories }: FoundProducts,
  reference: ReferenceData,
): Listing['categoryTree'] {
  const active = new Set(categoryTrail(place.category, reference).map(({ id }) => id));
  const countOf = ({ subtree }: Category) => subtree.reduce((sum, id) => sum + (categories.get(id) ?? 0), 0);
  const nodes = (tree: readonly Category[]) =>
    tree
      .map((category) => ({
        id: category.id,
        name: category.name,
        url: placeUrl({ ...place, section: sectionFor(place), category }),
        count: countOf(category),
        active: active.has(category.id),
        category,
      }))
      .filter(({ count, active: isActive }) => count > 0 || isActive);
  const tree = nodes(reference.areas).map(({ category, ...node }): CategoryNode => {
    const children = node.active ? nodes(category.children).map(({ category: _, ...child }) => child) : [];
    return { ...node, children };
  });
  return {
    tree,
    lastLevel: place.category !== null && place.category.children.length === 0,
    isGenderInRequest: place.gender !== 0,
    outlet: place.section === 'sale',
    genders: genderSections
      .filter(({ gender }) => place.category === null || reference.productsIn(gender, place.category) > 0)
      .map(({ gender, name }) => ({
        gender,
        name,
        url: placeUrl({ ...place, gender }),
        active: place.gender === gender,
      })),
  };
}

/** Below `/marken/` without a brand the tree leads to the plain categories. */
function sectionFor({ section, brand }: Place): Place['section'] {
  return section === 'brands' && brand === null ? 'all' : section;
}
