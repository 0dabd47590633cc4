import type { BrandIndex } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { malformed } from '../answer/answer-form.ts';

export async function loadBrands({ app, request }: LoaderInput): Promise<LoaderResult<BrandIndex>> {
  const answer = await app.api.get<BrandIndex>(`/api/v1/brands/?locale=${app.locale}`, { signal: request.signal });
  if (!answer.ok) return { kind: 'failed', error: answer.error };
  return isBrandIndex(answer.data) ? { kind: 'data', data: answer.data } : { kind: 'failed', error: malformed };
}

function isBrandIndex(value: unknown): value is BrandIndex {
  if (typeof value !== 'object' || value === null) return false;
  const { total, sections, featured, letters } = value as Partial<BrandIndex>;
  return (
    Number.isInteger(total) &&
    Array.isArray(sections) &&
    Array.isArray(featured) &&
    Array.isArray(letters) &&
    letters.every(({ letter, brands }) => typeof letter === 'string' && Array.isArray(brands))
  );
}
