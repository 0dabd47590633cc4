import { createHash } from 'node:crypto';

/** What makes two additions the same line: option, set, mounting, team, and the related products in any order. */
export type LineIdentity = {
  readonly productOption: number;
  readonly setId: number | null;
  readonly mounting: boolean;
  readonly relatedProducts: readonly number[];
  readonly team: string | null;
};

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

export function lineHash({ productOption, setId, mounting, relatedProducts, team }: LineIdentity): string {
  const parts = [productOption, setId, mounting, [...relatedProducts].sort((a, b) => a - b)];
  return digest(team === null ? parts : [...parts, team]);
}

/** All lines of a set share this hash; it is the name under which the set is removed. Each team's set is one of its own. */
export function setHash({ setId, team }: Pick<LineIdentity, 'setId' | 'team'>): string | null {
  if (setId === null) return null;
  return digest(team === null ? ['set', setId] : ['set', setId, team]);
}
