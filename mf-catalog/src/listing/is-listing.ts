import { hasShape } from 'shared-contracts/api';
import type { Listing } from 'shared-contracts/entities';

/** What the list page cannot be rendered without. */
export const isListing = hasShape<Listing>({
  heading: 'string',
  total: 'integer',
  page: 'integer',
  pages: 'integer',
  products: 'array',
  breadcrumb: 'array',
  view: { left: 'array' },
  selected: { byId: 'object' },
  price: { range: { role: { max: 'number' } } },
  categoryTree: { tree: 'array', genders: 'array' },
  sorting: { options: 'array' },
});
