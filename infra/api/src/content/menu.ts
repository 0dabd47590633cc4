import type { MenuItem } from 'shared-contracts/entities';
import { genderSections, type PlaceGender } from '../catalogue/genders.ts';
import { placeUrl } from '../catalogue/place.ts';
import type { Category, ReferenceData } from '../catalogue/reference-data.ts';

type Draft = Omit<MenuItem, 'id' | 'parentId' | 'options' | 'column' | 'data'> &
  Partial<Pick<MenuItem, 'column' | 'data'>> & { readonly options: readonly Draft[] };

const place = { section: 'all', brand: null } as const;

/** A gender's areas and, one flyout column each, their categories: as far as there are products. */
function categoryDrafts(gender: PlaceGender, areas: readonly Category[], reference: ReferenceData): readonly Draft[] {
  return areas
    .filter((area) => reference.productsIn(gender, area) > 0)
    .flatMap((area, column) =>
      area.children
        .filter((category) => reference.productsIn(gender, category) > 0)
        .map(
          (category): Draft => ({
            name: category.name,
            url: placeUrl({ ...place, gender, category }),
            type: 'category',
            column,
            options: [],
          }),
        ),
    );
}

function genderDraft(gender: PlaceGender, name: string, reference: ReferenceData): Draft {
  return {
    name,
    url: placeUrl({ ...place, gender, category: null }),
    type: 'root-gender',
    data: { gender },
    options: categoryDrafts(gender, reference.areas, reference),
  };
}

const saleDraft: Draft = {
  name: 'Sale',
  url: '/sale/',
  type: 'root-hot',
  options: genderSections.map(({ gender, slug, name }) => ({
    name: `Sale ${name}`,
    url: `/sale/${slug}/`,
    type: 'gender',
    data: { gender },
    options: [],
  })),
};

/** The main menu, read-only and the same for everyone: built once from the catalogue. */
export function buildMenu(reference: ReferenceData): MenuItem[] {
  let nextId = 1;
  const finish = (draft: Draft, parentId: number | null): MenuItem => {
    const id = nextId++;
    return {
      id,
      parentId,
      name: draft.name,
      url: draft.url,
      type: draft.type,
      column: draft.column ?? 0,
      data: draft.data ?? {},
      options: draft.options.map((child) => finish(child, id)),
    };
  };
  const genders = genderSections.map(({ gender, name }) => genderDraft(gender, name, reference));
  return [...genders, saleDraft].map((draft) => finish(draft, null));
}
