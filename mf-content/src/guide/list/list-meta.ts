import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import { pageHref } from '../guide-paths.ts';
import type { GuideList } from './list-loader.ts';

export function listMeta(list: GuideList, { t, config }: MetaContext): PageMeta {
  const { heading, text, total, page, pages, path, picture, articles, breadcrumb } = list;
  const url = `${config.shopOrigin}${pageHref(path, page)}`;
  return {
    title: `${page > 1 ? t('guide.title.page', { title: heading, page }) : heading} | Bergauf`,
    description: text || t('guide.description', { heading, count: total }),
    canonical: pageHref(path, page),
    image: `${config.picturesOrigin}${picture.url}`,
    ...(total === 0 && { robots: 'noindex,follow' as const }),
    ...(page > 1 && { previous: pageHref(path, page - 1) }),
    ...(page < pages && { next: pageHref(path, page + 1) }),
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        name: heading,
        url,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: articles.map(({ title, url: article }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: `${config.shopOrigin}${article}`,
          })),
        },
      },
      breadcrumbStructuredData(breadcrumb, config.shopOrigin),
    ],
  };
}
