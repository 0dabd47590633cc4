import type { HomeData } from 'shared-contracts/entities';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';

export function homeMeta(data: HomeData, { t, config, locale }: MetaContext): PageMeta {
  const home = `${config.shopOrigin}${paths.home}`;
  return {
    title: t('home.title'),
    description: t('home.description'),
    canonical: paths.home,
    image: `${config.apiOrigin}${data.hero.picture.url}`,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: 'Bergauf',
        url: home,
        inLanguage: locale === 'at' ? 'de-AT' : locale,
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${config.shopOrigin}${paths.search()}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      { '@context': 'https://schema.org', '@type': 'Organization', name: 'Bergauf', url: home },
    ],
  };
}
