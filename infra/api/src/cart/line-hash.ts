import { createHash } from 'node:crypto';
import type { Printing } from 'shared-contracts/entities';

/** The properties that make two additions the same line. The order of related products does not matter. */
export type LineIdentity = {
  readonly productOption: number;
  readonly setId: number | null;
  readonly mounting: boolean;
  readonly relatedProducts: readonly number[];
  readonly team: string | null;
  readonly printing?: Printing | null;
};

function digest(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

export function lineHash({ productOption, setId, mounting, relatedProducts, team, printing }: LineIdentity): string {
  const parts = [productOption, setId, mounting, [...relatedProducts].sort((a, b) => a - b)];
  if (team === null) return digest(parts);
  // Lines without a print keep the hash that they had before there were prints.
  return digest(printing ? [...parts, team, printing.name, printing.number, printing.crest] : [...parts, team]);
}

/** The hash that all lines of a set share, used to change or remove the set. Sets of different teams have different hashes. */
export function setHash({ setId, team }: Pick<LineIdentity, 'setId' | 'team'>): string | null {
  if (setId === null) return null;
  return digest(team === null ? ['set', setId] : ['set', setId, team]);
}
