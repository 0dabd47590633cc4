import type { SeedProduct } from '../demo-product.ts';
import type { ProductFacts } from '../pictures/choice/product-facts.ts';
import { categoryTrail } from '../reference/categories.ts';

type Described = Pick<
  SeedProduct,
  'kind' | 'id' | 'categoryId' | 'gender' | 'names' | 'descriptions' | 'features' | 'details' | 'variants'
>;

/** What the texts of a generated product say about its looks. */
export function productFacts(product: Described): ProductFacts {
  const { kind, id, categoryId, gender, names, descriptions, features, details, variants } = product;
  return {
    kind,
    id,
    category: categoryTrail(categoryId).at(-1)?.path ?? '',
    gender,
    text: [names, descriptions, ...features, ...details.map(({ name, value }) => ({ at: `${name.at}: ${value.at}` }))]
      .map(({ at }) => at)
      .join('\n')
      .toLowerCase(),
    colours: variants.map(({ colour }) => colour),
  };
}
