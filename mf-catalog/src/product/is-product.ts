import { hasShape } from 'shared-contracts/api';
import type { Product } from 'shared-contracts/entities';

/** What the product page cannot be rendered without. */
export const isProduct = hasShape<Product>({
  url: 'string',
  description: 'string',
  brand: { name: 'string', url: 'string' },
  colour: { name: 'string' },
  prices: { cents: { vk: 'number' } },
  delivery: { price: { cents: 'number' } },
  loyaltyPoints: { vk: 'number' },
  pictures: 'array',
  options: 'array',
  colours: 'array',
  details: 'array',
  features: 'array',
  related: 'array',
  accessories: 'array',
  companions: 'array',
  alternatives: 'array',
  sets: 'array',
  breadcrumb: 'array',
});
