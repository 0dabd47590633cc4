import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export type Step = 'home' | 'page' | 'done';

const steps: readonly (readonly [Step, string])[] = [
  ['home', 'Warenkorb'],
  ['page', 'Kassa'],
  ['done', 'Bestellt'],
];

type CheckoutDocumentProps = { title: string; step: Step; shopOrigin: string; children: ReactNode };

export function renderDocument(document: ReactElement<CheckoutDocumentProps>): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

/** The frame of every page of the checkout. */
export function CheckoutDocument({ title, step, shopOrigin, children }: CheckoutDocumentProps): ReactElement {
  return (
    <html lang="de-AT">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} – Bergauf`}</title>
        <link rel="stylesheet" href="/checkout.css" />
      </head>
      <body>
        <header>
          <a className="mark" href={`${shopOrigin}/`}>
            Bergauf
          </a>
          <ol className="steps" aria-label="Schritte">
            {steps.map(([name, label]) => (
              <li key={name} aria-current={step === name ? 'step' : undefined}>
                {label}
              </li>
            ))}
          </ol>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
