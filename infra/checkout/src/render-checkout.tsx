import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CartProduct } from 'shared-contracts/entities';
import type { HandedCart } from './read-cart.ts';

export type CheckoutView = { cart: HandedCart; step: 'home' | 'page'; shopOrigin: string };

export function renderCheckout(view: CheckoutView): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<CheckoutDocument {...view} />)}`;
}

const titles = { home: 'Dein Warenkorb', page: 'Kassa' } as const;

function CheckoutDocument({ cart, step, shopOrigin }: CheckoutView): ReactElement {
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${titles[step]} – Bergauf`}</title>
        <link rel="stylesheet" href="/checkout.css" />
      </head>
      <body>
        <header>
          <a className="mark" href={shopOrigin}>
            Bergauf
          </a>
          <ol className="steps">
            <li aria-current={step === 'home' ? 'step' : undefined}>Warenkorb</li>
            <li aria-current={step === 'page' ? 'step' : undefined}>Kassa</li>
          </ol>
        </header>
        <main>
          <h1>{titles[step]}</h1>
          <Content cart={cart} step={step} shopOrigin={shopOrigin} />
        </main>
      </body>
    </html>
  );
}

function Content({ cart, step, shopOrigin }: CheckoutView): ReactNode {
  if (cart.kind === 'unreachable') {
    return (
      <Notice
        text="Dein Warenkorb ist gerade nicht erreichbar. Er ist gespeichert; versuche es in einer Minute noch einmal."
        shopOrigin={shopOrigin}
      />
    );
  }
  if (cart.kind === 'none' || cart.cart.products.length === 0) {
    return <Notice text="Dein Warenkorb ist leer." shopOrigin={shopOrigin} />;
  }
  const { products, total } = cart.cart;
  return (
    <>
      <ul className="lines">
        {products.map((line) => (
          <Line key={line.hash} line={line} shopOrigin={shopOrigin} />
        ))}
      </ul>
      <dl className="total">
        <dt>Lieferung</dt>
        <dd>{total.deliveryPriceFormatted}</dd>
        <dt>Gesamt</dt>
        <dd>{total.totalCartPriceFormatted}</dd>
      </dl>
      <p className="actions">
        {step === 'home' ? (
          <a className="primary" href="/checkout/">
            Weiter zur Kassa
          </a>
        ) : (
          <span className="note">
            Bezahlen ist auf diesem Rechner nicht angeschlossen: Hier endet der Weg durch den Laden.
          </span>
        )}
        <a href={shopOrigin}>Zurück in den Shop</a>
      </p>
    </>
  );
}

function Line({ line, shopOrigin }: { line: CartProduct; shopOrigin: string }): ReactElement {
  return (
    <li>
      <a href={`${shopOrigin}${line.url}`}>
        <strong>{line.brandName}</strong> {line.nameWithoutBrand}
      </a>
      <span>
        {line.amount} × {line.option.title}, {line.colour.name}
      </span>
      {line.status === 'unavailable' && <em>nicht mehr verfügbar</em>}
    </li>
  );
}

function Notice({ text, shopOrigin }: { text: string; shopOrigin: string }): ReactElement {
  return (
    <>
      <p>{text}</p>
      <p className="actions">
        <a className="primary" href={shopOrigin}>
          Zum Sortiment
        </a>
      </p>
    </>
  );
}
