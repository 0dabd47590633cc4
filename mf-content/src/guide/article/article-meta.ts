import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { Article } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';

export function articleMeta(article: Article, { config, locale }: MetaContext): PageMeta {
  const { title, lead, url, picture, author, publishedOn, updatedOn, category, readingMinutes, breadcrumb } = article;
  const { shareImage = picture.url } = article;
  const address = `${config.shopOrigin}${url}`;
  const image = `${config.picturesOrigin}${shareImage}`;
  return {
    title: `${title} | Bergauf`,
    description: lead,
    canonical: url,
    image,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: lead,
        image: [image],
        datePublished: publishedOn,
        dateModified: updatedOn,
        author: { '@type': 'Organization', name: author, url: `${config.shopOrigin}${paths.blog}` },
        publisher: { '@type': 'Organization', name: 'Bergauf', url: `${config.shopOrigin}${paths.home}` },
        mainEntityOfPage: { '@type': 'WebPage', '@id': address },
        url: address,
        articleSection: category.name,
        inLanguage: languageTags[locale],
        timeRequired: `PT${readingMinutes}M`,
      },
      breadcrumbStructuredData(breadcrumb, config.shopOrigin),
    ],
  };
}
