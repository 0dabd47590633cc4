import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { Article } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { Blocks } from '../../blocks/blocks.tsx';
import { Contents } from '../../blocks/contents.tsx';
import { ProductShelf } from '../../blocks/product-shelf.tsx';
import { Share } from '../../blocks/share.tsx';
import { PageHead } from '../../page-parts/page-head.tsx';
import { ArticleTeaser } from '../article-teaser.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './article-page.module.css';

const relatedSizes = '(min-width: 577px) 33vw, 100vw';

export function ArticlePage({ data: article }: { data: Article }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { title, lead, url, picture, category, author, publishedOn, updatedOn, readingMinutes } = article;
  const day = formatDay(updatedOn, locale);
  return (
    <>
      {/* Another article is another page: state such as opened or copied is reset. */}
      <article key={url} className={styles.article}>
        <PageHead
          breadcrumb={article.breadcrumb.slice(0, -1)}
          current={url}
          title={title}
          lead={lead}
          picture={picture}
          kicker={
            <Link to={category.url} className={styles.topic}>
              {category.name}
            </Link>
          }
        >
          <p className={styles.facts}>
            <span>{author}</span>
            <time dateTime={updatedOn}>{publishedOn === updatedOn ? day : t('guide.updated', { day })}</time>
            <span>{t('guide.reading', { minutes: readingMinutes })}</span>
          </p>
        </PageHead>
        <div className={`page ${styles.body}`}>
          <div className={styles.side}>
            <Contents blocks={article.blocks} />
          </div>
          <div>
            <Blocks blocks={article.blocks} path={url} />
            <div className={styles.end}>
              <Share title={title} path={url} />
            </div>
          </div>
        </div>
      </article>
      {article.products && (
        <aside className={`page ${styles.products}`}>
          <ProductShelf
            type="products"
            title={t('guide.products')}
            url={article.products.url}
            products={article.products.tiles}
          />
        </aside>
      )}
      {article.related.length > 0 && (
        <section className={styles.related} aria-labelledby="guide-related">
          <div className="page">
            <div className={styles.relatedHead}>
              <h2 id="guide-related" className={styles.relatedTitle}>
                {t('guide.related')}
              </h2>
              <Link to={category.url} className="text-link">
                {t('guide.more', { topic: category.name })}
              </Link>
            </div>
            <ul className={styles.relatedList}>
              {article.related.map((other) => (
                <li key={other.id}>
                  <ArticleTeaser article={other} level={3} sizes={relatedSizes} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </>
  );
}
