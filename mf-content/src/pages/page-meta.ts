import { breadcrumbStructuredData } from 'shared-contracts/breadcrumb-structured-data';
import type { ContentBlock, ContentPage } from 'shared-contracts/entities';
import { languageTags } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import type { MetaContext, PageMeta } from 'shared-contracts/remote';
import type { ContentPageData } from './page-loader.ts';

type Json = Record<string, unknown>;

const questionsIn = (blocks: readonly ContentBlock[]) =>
  blocks.flatMap((block) => (block.type === 'questions' ? block.items : []));

/** schema.org FAQPage for a page with questions, else WebPage. */
function pageStructuredData(
  page: Pick<ContentPage, 'title' | 'lead' | 'url' | 'updatedOn' | 'blocks'>,
  context: MetaContext,
): Json {
  const questions = questionsIn(page.blocks);
  return {
    '@context': 'https://schema.org',
    '@type': questions.length > 0 ? 'FAQPage' : 'WebPage',
    name: page.title,
    description: page.lead,
    url: `${context.config.shopOrigin}${page.url}`,
    inLanguage: languageTags[context.locale],
    dateModified: page.updatedOn,
    ...(questions.length > 0 && {
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  };
}

/** Addresses with a search or a secret are excluded from search engines. */
export function contentPageMeta(data: ContentPageData, context: MetaContext): PageMeta {
  const { t, config } = context;
  if (data.kind === 'newsletter-link') {
    return {
      title: t(`newsletter.${data.link.purpose}.page-title`),
      canonical: paths.services('newsletter'),
      robots: 'noindex',
    };
  }
  const { page, help } = data;
  return {
    title: help ? t('help.page-title', { q: help.q }) : t('page.page-title', { title: page.title }),
    description: page.lead,
    canonical: page.url,
    ...(help && { robots: 'noindex,follow' as const }),
    ...(page.picture && { image: `${config.picturesOrigin}${page.picture.url}` }),
    structuredData: [pageStructuredData(page, context), breadcrumbStructuredData(page.breadcrumb, config.shopOrigin)],
  };
}
