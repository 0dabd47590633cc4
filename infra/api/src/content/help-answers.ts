import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import { listIn } from '@bergauf/catalogue-format/records/fields';
import { asc, desc, ne } from 'drizzle-orm';
import type { ContentLocale, HelpAnswers, NamedLink } from 'shared-contracts/entities';
import { localized } from '../database/localized.ts';
import { articles, contentPages } from '../database/schema.ts';
import type { ApiContext } from '../http/api-context.ts';
import { matchQuestions, type Question } from './match-questions.ts';

/** The questions of a page. Each leads to the heading above it. */
function questionsIn(blocks: readonly BlockRecord[], page: NamedLink): Question[] {
  let heading = '';
  return blocks.flatMap((block) => {
    if (block.type === 'heading') heading = `#${block.id}`;
    if (block.type !== 'questions') return [];
    const link = { ...page, url: `${page.url}${heading}` };
    return block.items.map(({ question, answer }) => ({ question, answer, page: link }));
  });
}

const longestText = 240;

/** The beginning of a text, cut after a word. */
function beginning(text: string): string {
  return text.length <= longestText ? text : `${text.slice(0, longestText).replace(/\s+\S*$/, '')} …`;
}

/** The chapters of a page that begin with a paragraph, as many answers are there and not in questions. */
function chaptersIn(blocks: readonly BlockRecord[], page: NamedLink): Question[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (block.type !== 'heading' || next?.type !== 'paragraph') return [];
    return [{ question: block.text, answer: beginning(next.text), page: { ...page, url: `${page.url}#${block.id}` } }];
  });
}

/** All questions: of pages in their order, then of articles, the newest first; then the chapters of pages. */
async function loadQuestions({ orm }: Pick<ApiContext, 'orm'>, locale: ContentLocale): Promise<Question[]> {
  const pages = await orm
    .select()
    .from(contentPages)
    .where(ne(contentPages.section, 'info'))
    .orderBy(asc(contentPages.position));
  const guide = await orm
    .select({ slug: articles.slug, titles: articles.titles, blocks: articles.blocks })
    .from(articles)
    .orderBy(desc(articles.publishedOn), desc(articles.id));
  const shownPages = pages.map(({ section, slug, titles, blocks }) => ({
    link: { name: localized(titles, locale), url: `/${section}/${slug}/` },
    blocks: listIn(blocks, locale),
  }));
  const shownArticles = guide.map(({ slug, titles, blocks }) => ({
    link: { name: localized(titles, locale), url: `/blog/article/${slug}/` },
    blocks: listIn(blocks, locale),
  }));
  return [
    ...[...shownPages, ...shownArticles].flatMap(({ link, blocks }) => questionsIn(blocks, link)),
    ...shownPages.flatMap(({ link, blocks }) => chaptersIn(blocks, link)),
  ];
}

const shown = 20;

export async function loadHelpAnswers(
  context: Pick<ApiContext, 'orm'>,
  { q, locale }: { readonly q: string; readonly locale: ContentLocale },
): Promise<HelpAnswers> {
  const found = matchQuestions(await loadQuestions(context, locale), q);
  return { answers: found.slice(0, shown), total: found.length };
}
