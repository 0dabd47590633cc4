import { checkResponse, hasShape } from 'shared-contracts/api';
import type { BrandIndex } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';

export async function loadBrands({ app, request }: LoaderInput): Promise<LoaderResult<BrandIndex>> {
  const { signal } = request;
  const brands = checkResponse(
    await app.api.get<unknown>(`/api/v1/brands/?locale=${app.locale}`, { signal }),
    isBrandIndex,
  );
  return brands.ok ? { kind: 'data', data: brands.data } : { kind: 'failed', error: brands.error };
}

const isBrandIndex = hasShape<BrandIndex>({
  total: 'integer',
  sections: 'array',
  featured: 'array',
  letters: [{ letter: 'string', brands: 'array' }],
});
