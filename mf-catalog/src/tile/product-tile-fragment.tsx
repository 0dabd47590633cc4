import type { ReactElement } from 'react';
import { useSession } from 'shared-contracts/app';
import type { FragmentMap } from 'shared-contracts/remote';
import { Tile } from './tile.tsx';

/** The fragment `mf-catalog/product-tile`. */
export function ProductTile({ product, eager }: FragmentMap['mf-catalog/product-tile']): ReactElement {
  const { priceType } = useSession();
  return <Tile product={product} priceType={priceType} eager={eager} />;
}
