import type { ReactElement } from 'react';
import type { Cart } from 'shared-contracts/entities';

type CartLinesProps = { products: Cart['products']; shopOrigin: string };

export function CartLines({ products, shopOrigin }: CartLinesProps): ReactElement {
  return (
    <ul className="lines">
      {products.map((line) => (
        <li key={line.hash} className={line.status === 'unavailable' ? 'gone' : undefined}>
          <span>
            <a href={`${shopOrigin}${line.url}`}>
              <strong>{line.brandName}</strong> {line.nameWithoutBrand}
            </a>
            <span className="facts">
              {line.amount} × Größe {line.option.title}, {line.colour.name}
              {line.mounting && ', mit Montage'}
            </span>
          </span>
          {line.status === 'available' ? (
            <span className="sum">{line.total.formatted}</span>
          ) : (
            <em>Nicht mehr verfügbar, bleibt im Warenkorb</em>
          )}
        </li>
      ))}
    </ul>
  );
}
