import type { ReactElement } from 'react';
import { useSession } from 'shared-contracts/app';
import type { FragmentMap } from 'shared-contracts/remote';
import { Tile } from './tile.tsx';

/** The tile as other frontends place it. */
export function ProductTile({ product, eager }: FragmentMap['mf-catalog/product-tile']): ReactElement {
  const { priceType } = useSession();
  return <Tile product={product} priceType={priceType} eager={eager} />;
}
