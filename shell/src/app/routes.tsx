import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SiteConfig } from 'shared-contracts/app';
import { BrokenLayout, Layout } from './layout.tsx';
import { Page } from './page.tsx';
import type { PageData } from './page-data.ts';
import { FailedPage } from './pages/error-pages.tsx';
import { type ShopRoute, shopRoutes } from './route-table.ts';

export type LoadRoutePage = (route: ShopRoute, args: LoaderFunctionArgs) => Promise<PageData>;

/** The router's routes out of the route table; how a page is loaded differs between browser and server. */
export function createRoutes(config: SiteConfig, load: LoadRoutePage): RouteObject[] {
  const children = shopRoutes(config).map((route): RouteObject => {
    const common = {
      id: route.id,
      element: <Page route={route} />,
      errorElement: <FailedPage isBroken />,
      loader: (args: LoaderFunctionArgs) => load(route, args),
    };
    return route.path === '' ? { ...common, index: true } : { ...common, path: route.path };
  });
  return [{ id: 'layout', path: '/', element: <Layout />, errorElement: <BrokenLayout />, children }];
}
