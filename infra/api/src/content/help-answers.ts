import type { BlockRecord } from '@bergauf/catalogue-format/records/content-records';
import { listIn } from '@bergauf/catalogue-format/records/fields';
import { asc, desc } from 'drizzle-orm';
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

/** All questions: of pages in their order, then of articles, the newest first. */
async function loadQuestions({ orm }: Pick<ApiContext, 'orm'>, locale: ContentLocale): Promise<Question[]> {
  const pages = await orm.select().from(contentPages).orderBy(asc(contentPages.position));
  const guide = await orm
    .select({ slug: articles.slug, titles: articles.titles, blocks: articles.blocks })
    .from(articles)
    .orderBy(desc(articles.publishedOn), desc(articles.id));
  return [
    ...pages.map(({ section, slug, titles, blocks }) => ({ url: `/${section}/${slug}/`, titles, blocks })),
    ...guide.map(({ slug, titles, blocks }) => ({ url: `/blog/article/${slug}/`, titles, blocks })),
  ].flatMap(({ url, titles, blocks }) => questionsIn(listIn(blocks, locale), { name: localized(titles, locale), url }));
}

const shown = 20;

export async function loadHelpAnswers(
  context: Pick<ApiContext, 'orm'>,
  { q, locale }: { readonly q: string; readonly locale: ContentLocale },
): Promise<HelpAnswers> {
  const found = matchQuestions(await loadQuestions(context, locale), q);
  return { answers: found.slice(0, shown), total: found.length };
}
