import { memo, type ReactElement, type ReactNode, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLoaderData, useRevalidator } from 'react-router-dom';
import { type AppContext, AppProvider, useApp } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { languageTags } from 'shared-contracts/i18n';
import { localAddress, paths } from 'shared-contracts/paths';
import { RemoteBoundary } from 'shared-contracts/remote-boundary';
import { searchLimits } from 'shared-contracts/site-constants';
import { type PageData, type PageState, remoteUnavailable } from '../page-state.ts';
import type { ShopRoute } from '../route-table.ts';
import { ConsentPlace } from './consent-place.tsx';
import { FailedPage, NotFoundPage } from './error-pages.tsx';
import styles from './layout.module.css';
import { PageMetaTags } from './page-meta-tags.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RouteAnnouncements, RouteAnnouncer } from './route-announcer.tsx';
import { ShellMessages, useShellTranslate } from './shell-messages.ts';

/*
 * The shell's part of the React tree, from the outside in: Document, Layout, Page. Both sides render it.
 */

type DocumentProps = {
  app: AppContext;
  /** See `PageState`. */
  texts: PageState['texts'];
  children: ReactNode;
};

/** The document from `<html>` on. The server adds scripts, styles and the page's state as text. */
export function Document({ app, texts, children }: DocumentProps): ReactElement {
  return (
    <html lang={languageTags[app.config.locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <AppProvider app={app}>
          <ShellMessages value={texts}>{children}</ShellMessages>
        </AppProvider>
      </body>
    </html>
  );
}

/** Header and footer around every page. */
export function Layout(): ReactElement {
  const t = useShellTranslate();
  return (
    <RouteAnnouncements>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <ConsentPlace />
      <Fragment of="mf-header/header" className={styles.header} fallback={<PlainHeader />} />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <Fragment of="mf-content/footer" when="near" className={`lazy-layout ${styles.footer}`} />
      <ScrollRestoration />
    </RouteAnnouncements>
  );
}

/** Replaces a layout that threw; it renders nothing that could throw again. */
export function BrokenLayout(): ReactElement {
  return (
    <>
      <PlainHeader />
      <main className={styles.main}>
        <FailedPage />
      </main>
    </>
  );
}

/** Fallback of the header: the shop's name, a search form, and the ways to cart and account, in plain HTML. */
function PlainHeader(): ReactElement {
  const t = useShellTranslate();
  const { config } = useApp();
  return (
    <div className={styles.plain}>
      <a href={localAddress(config, paths.home)} className={styles.mark}>
        Bergauf
      </a>
      <form action={localAddress(config, paths.search())} method="get">
        <input
          className="field"
          type="search"
          name="q"
          aria-label={t('search')}
          maxLength={searchLimits.longestQuery}
        />
      </form>
      <a href={localAddress(config, paths.cart)}>{t('cart')}</a>
      <a href={localAddress(config, paths.account)}>{t('account')}</a>
    </div>
  );
}

/** A route's page: the remote's component with its data, or a notice. */
export function Page({ route }: { route: ShopRoute }): ReactElement {
  const page = useLoaderData<PageData>();
  const { revalidate } = useRevalidator();
  // Data that the server did not have is loaded once by the browser, right after hydration.
  useEffect(() => {
    if (page.kind === 'pending') void revalidate();
  }, [page, revalidate]);
  return <PageContent route={route} page={page} onRetry={revalidate} />;
}

type PageContentProps = { route: ShopRoute; page: PageData; onRetry: () => void };

/** `Page` is rendered when a navigation starts, because it reads the router's state; its content is rendered only when its data changes. */
const PageContent = memo(function PageContent({ route, page, onRetry }: PageContentProps): ReactElement {
  if (page.kind === 'data') {
    return (
      <>
        <PageMetaTags meta={page.meta} />
        <RemoteBoundary
          key={route.page}
          id={route.page}
          onUnavailable="keep-html"
          loading={<PageSkeleton />}
          failed={<FailedPage />}
          render={({ module }) => {
            if (!('route' in module)) throw new Error(`${route.page} exposes no route`);
            return (
              <>
                <RouteAnnouncer route={route} query={module.route.query} />
                <module.route.Component data={page.data} />
              </>
            );
          }}
        />
      </>
    );
  }
  if (page.kind === 'pending') {
    return (
      <>
        <title>{page.title}</title>
        <PageSkeleton isPublic={route.rendered === 'server'} />
      </>
    );
  }
  return (
    <>
      <RouteAnnouncer />
      <PageNotice page={page} onRetry={onRetry} />
    </>
  );
});

type PageNoticeProps = { page: Exclude<PageData, { kind: 'pending' | 'data' }>; onRetry: () => void };

function PageNotice({ page, onRetry }: PageNoticeProps): ReactElement {
  if (page.kind === 'not-found') return <NotFoundPage />;
  // A full page load may succeed where this tab cannot load the code.
  return page.reason === remoteUnavailable ? <FailedPage /> : <FailedPage onRetry={onRetry} />;
}
