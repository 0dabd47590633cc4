import type { ApiResult } from 'shared-contracts/api';
import type { SiteConfig } from 'shared-contracts/app';
import type { ExposeId } from 'shared-contracts/remote';
import type { PageData } from './page-data.ts';
import type { ReleaseSet } from './release-set.ts';

/** All that hydration needs to start from where the server stopped. Public: it is in the page's source. */
export type PageState = {
  set: ReleaseSet;
  config: SiteConfig;
  /** The server could not render: the document holds no React markup, and the browser renders all of it. */
  frameOnly: boolean;
  routeId: string;
  page: PageData;
  /** Exposed modules that the server rendered: the browser starts loading all of them at once. */
  exposes: readonly ExposeId[];
  fragmentData: Readonly<Record<string, ApiResult<unknown>>>;
};
