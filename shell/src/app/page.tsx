import { type ReactElement, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { RemoteBoundary } from 'shared-contracts/remote-boundary';
import { PageArrival } from './page-arrival.tsx';
import { deadRemote, type PageData } from './page-data.ts';
import { PageMetaTags } from './page-meta-tags.tsx';
import { FailedPage, NotFoundPage, UnbuiltPage } from './pages/error-pages.tsx';
import { PageSkeleton } from './pages/page-skeleton.tsx';
import type { ShopRoute } from './route-table.ts';

/** A route's page: the remote's component with its data, or what stands in for it. */
export function Page({ route }: { route: ShopRoute }): ReactElement {
  const page = useLoaderData<PageData>();
  const revalidator = useRevalidator();
  // What the server could not have, the browser asks for once, right after hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, whatever the revalidator's identity
  useEffect(() => {
    if (page.kind === 'pending') void revalidator.revalidate();
  }, [page]);
  if (page.kind === 'data' && route.page !== null) {
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
                <PageArrival route={route} />
                <module.route.Component data={page.data} />
              </>
            );
          }}
        />
      </>
    );
  }
  if (page.kind === 'pending' || page.kind === 'data') return <PageSkeleton />;
  return (
    <>
      <PageArrival route={route} />
      <Notice page={page} onRetry={() => revalidator.revalidate()} />
    </>
  );
}

type NoticeProps = { page: Exclude<PageData, { kind: 'pending' | 'data' }>; onRetry: () => void };

function Notice({ page, onRetry }: NoticeProps): ReactElement {
  if (page.kind === 'not-found') return <NotFoundPage path={page.path} />;
  if (page.kind === 'unbuilt') return <UnbuiltPage />;
  // Code that cannot be had here may come with a document.
  return page.reason === deadRemote ? <FailedPage /> : <FailedPage onRetry={onRetry} />;
}
