import type { Localized } from '@bergauf/catalogue-format/records/fields';
import type { Random } from '../generator/random.ts';
import type { BrandRange } from './brand-ranges.ts';
import type { CategoryBranch } from './categories/branch.ts';
import { clothing } from './categories/clothing.ts';
import { equipment, sportsGear } from './categories/equipment.ts';
import { footwear } from './categories/footwear.ts';
import { bikes, winterSports } from './categories/winter-and-bike.ts';
import type { SubSport } from './sports.ts';

export type SeedCategory = {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
  /** Without gender: `schuhe/laufschuhe/strasse/training`. */
  readonly path: string;
  readonly names: Localized;
  readonly position: number;
};

/** A category with the data for the generator. */
export type CatalogueCategory = SeedCategory & {
  readonly sports: readonly SubSport[];
  readonly range: BrandRange;
  readonly share: number;
  readonly note: Localized | null;
  readonly isCollective: boolean;
  /** Further words by which its products are found. */
  readonly ownWords: string | undefined;
  readonly children: readonly CatalogueCategory[];
};

// In menu order.
const areas: readonly CategoryBranch[] = [footwear, clothing, equipment, winterSports, bikes, sportsGear];

type Inherited = Pick<CatalogueCategory, 'path' | 'sports' | 'range'> & { readonly id: number | null };

let position = 0;

function grow(branch: CategoryBranch, above: Inherited): CatalogueCategory {
  const own = {
    id: branch.id,
    parentId: above.id,
    slug: branch.slug,
    path: above.path === '' ? branch.slug : `${above.path}/${branch.slug}`,
    names: branch.names,
    position: position++,
    sports: branch.sports ?? above.sports,
    range: branch.range ?? above.range,
    share: branch.share ?? 1,
    note: branch.note ?? null,
    isCollective: branch.isCollective ?? false,
    ownWords: branch.words,
  };
  return { ...own, children: (branch.children ?? []).map((child) => grow(child, own)) };
}

const top: Inherited = { id: null, path: '', sports: [], range: 'lifestyle' };

export const categoryTree: readonly CatalogueCategory[] = areas.map((area) => grow(area, top));

function flatten(tree: readonly CatalogueCategory[]): readonly CatalogueCategory[] {
  return tree.flatMap((category) => [category, ...flatten(category.children)]);
}

export const allCategories: readonly CatalogueCategory[] = flatten(categoryTree);

const byPath = new Map(allCategories.map((category) => [category.path, category]));
const byId = new Map(allCategories.map((category) => [category.id, category]));

/**
 * The category with this path.
 * @throws for an unknown path, which is a mistake in a product line
 */
export function categoryByPath(path: string): CatalogueCategory {
  const category = byPath.get(path);
  if (category === undefined) throw new Error(`Category "${path}" is missing in the tree`);
  return category;
}

/** From the area down to the category. */
export function categoryTrail(id: number): readonly CatalogueCategory[] {
  const category = byId.get(id);
  if (category === undefined) return [];
  return category.parentId === null ? [category] : [...categoryTrail(category.parentId), category];
}

/** Picks a leaf below a category, weighted by the children's shares. */
export function pickLeaf(random: Random, category: CatalogueCategory): CatalogueCategory {
  if (category.children.length === 0) return category;
  let rest = random.next() * category.children.reduce((sum, { share }) => sum + share, 0);
  const found = category.children.find(({ share }) => {
    rest -= share;
    return rest < 0;
  });
  return pickLeaf(random, found ?? random.pick(category.children));
}
