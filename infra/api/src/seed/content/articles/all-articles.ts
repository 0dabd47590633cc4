import { type ArticleText, finishArticle, type SeedArticle } from './seed-article.ts';

// The id follows from the order, so new articles go to the end.
const texts: readonly ArticleText[] = [];

export const seedArticles: readonly SeedArticle[] = texts.map(finishArticle);
