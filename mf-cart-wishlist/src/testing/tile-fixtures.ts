import type { ProductTile } from 'shared-contracts/entities';
import { aLine } from './cart-fixtures.ts';

export function aTile(id: number): ProductTile {
  const { prices, picture } = aLine({ hash: `p${id}`, option: id });
  return {
    id,
    url: `/p/p${id}/`,
    brandName: 'Norrak',
    nameWithoutBrand: `p${id}`,
    gender: 0,
    picture,
    pictureBack: picture,
    prices,
    colours: [],
    sizes: ['42'],
    isNew: false,
    soldOut: false,
  };
}
