import { createContext, type ReactElement, type ReactNode, use } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '../../site.ts';

const Context = createContext<Site | null>(null);

/** @throws outside of `renderPage` */
export function useSite(): Site {
  const site = use(Context);
  if (site === null) throw new Error('useSite was called outside of a page');
  return site;
}

export function renderPage(site: Site, page: ReactNode): string {
  const document: ReactElement = <Context value={site}>{page}</Context>;
  return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}
