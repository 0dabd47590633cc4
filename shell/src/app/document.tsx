import type { ReactElement, ReactNode } from 'react';
import { type AppContext, AppProvider } from 'shared-contracts/app';
import { languageTags } from 'shared-contracts/i18n';

/** The whole document, from `<html>` on. Scripts, styles and the page's state are added around it by the server. */
export function Document({ app, children }: { app: AppContext; children: ReactNode }): ReactElement {
  return (
    <html lang={languageTags[app.locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f4ef" />
        <meta property="og:site_name" content="Bergauf" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <AppProvider app={app}>{children}</AppProvider>
      </body>
    </html>
  );
}
