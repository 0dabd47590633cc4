import type { ReactElement, ReactNode } from 'react';
import { languageTags } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Mark } from './drawings.tsx';
import { PageFooter } from './page-footer.tsx';
import { useSite } from './site-context.tsx';

export type Step = 'cart' | 'checkout' | 'done';

const steps: readonly Step[] = ['cart', 'checkout', 'done'];

type CheckoutDocumentProps = { title: string; step: Step; children: ReactNode };

/** The layout of every page of the checkout. */
export function CheckoutDocument({ title, step, children }: CheckoutDocumentProps): ReactElement {
  const { t, locale, assets } = useSite();
  return (
    <html lang={languageTags[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ef" />
        {/* Safari on a phone would make links of what looks like a telephone number. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Bergauf`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.font && <link rel="preload" as="font" type="font/woff2" href={assets.font} crossOrigin="anonymous" />}
        {assets.styles.map(({ url, integrity }) => (
          <link key={url} rel="stylesheet" href={url} integrity={integrity} crossOrigin="anonymous" />
        ))}
        {assets.scripts.map(({ url, integrity }) => (
          <script key={url} src={url} integrity={integrity} crossOrigin="anonymous" defer />
        ))}
      </head>
      <body>
        <a className="skip" href="#main">
          {t('frame.skip')}
        </a>
        <PageHeader step={step} />
        <main id="main" className="page" tabIndex={-1}>
          {children}
        </main>
        <PageFooter />
      </body>
    </html>
  );
}

function PageHeader({ step }: { step: Step }): ReactElement {
  const { t, shopOrigin } = useSite();
  return (
    <header className="header">
      <div className="page header-row">
        <Mark />
        <ol className="steps" aria-label={t('frame.steps')}>
          {steps.map((name) => (
            <li key={name} aria-current={step === name ? 'step' : undefined}>
              {t(`frame.step-${name}`)}
            </li>
          ))}
        </ol>
        {step === 'done' ? null : (
          <a className="text-link to-cart" href={`${shopOrigin}${paths.cart}`}>
            {t('frame.to-cart')}
          </a>
        )}
      </div>
    </header>
  );
}
