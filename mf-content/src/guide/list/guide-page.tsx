import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/routing';
import { PageHead } from '../../page-parts/page-head.tsx';
import { ArticleTeaser } from '../article-teaser.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './guide-page.module.css';
import type { GuideList } from './list-loader.ts';
import { PageLinks } from './page-links.tsx';
import { Topics } from './topics.tsx';

const sizes = '(min-width: 993px) 33vw, (min-width: 577px) 50vw, 100vw';

/** The guide or one of its topics. The newest article leads the first page. */
export function GuidePage({ data }: { data: GuideList }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { heading, text, breadcrumb, picture, categories, articles, total, page, pages, path } = data;
  return (
    <div className={styles.guide}>
      <PageHead breadcrumb={breadcrumb} current={path} title={heading} lead={text} picture={picture} isLow>
        {t('guide.count', { count: total })}
      </PageHead>
      <div className="page">
        <Topics topics={categories} current={path} />
        {total === 0 && (
          <section className={styles.empty}>
            <h2>{t('guide.empty.title')}</h2>
            <p>{t('guide.empty.text')}</p>
            <Link to={paths.blog} className="text-link">
              {t('guide.empty.link')}
            </Link>
          </section>
        )}
        <ul
          className={page === 1 ? `${styles.articles} ${styles.first}` : styles.articles}
          aria-label={t('guide.articles')}
        >
          {articles.map((article, index) => (
            <li key={article.id}>
              <ArticleTeaser article={article} level={2} sizes={sizes} isEager={index === 0} />
            </li>
          ))}
        </ul>
        <PageLinks path={path} page={page} pages={pages} />
      </div>
    </div>
  );
}
