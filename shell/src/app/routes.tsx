import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SiteConfig } from 'shared-contracts/app';
import { FailedPage } from './layout/error-pages.tsx';
import { BrokenLayout, Layout, Page } from './layout/layout.tsx';
import type { PageData, ReleaseSet } from './page-state.ts';
import { type ShopRoute, shopRoutes } from './route-table.ts';

export type LoadRoutePage = (route: ShopRoute, args: LoaderFunctionArgs) => Promise<PageData>;

/** The router's routes. Browser and server load a page's data in different ways. */
export function createRoutes(config: SiteConfig, { routes }: ReleaseSet, load: LoadRoutePage): RouteObject[] {
  const children = shopRoutes(config, routes).map((route): RouteObject => {
    const common = {
      id: route.id,
      element: <Page route={route} />,
      errorElement: <FailedPage />,
      loader: (args: LoaderFunctionArgs) => load(route, args),
    };
    return route.path === '' ? { ...common, index: true } : { ...common, path: route.path };
  });
  return [{ id: 'layout', path: '/', element: <Layout />, errorElement: <BrokenLayout />, children }];
}
