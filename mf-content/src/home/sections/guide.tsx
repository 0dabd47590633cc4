import type { ReactElement } from 'react';
import type { ArticleTeaser, HomeSection } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { withoutBackground } from '../../blocks/picture.ts';
import { CoverLink } from '../../page-parts/cover-link.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './guide.module.css';
import { SectionHead } from './section-head.tsx';

type GuideProps = Omit<Extract<HomeSection, { kind: 'guide' }>, 'kind'> & { id: string };

/** Articles of the guide: the first one large, the others beside it. */
export function Guide({ title, text, url, articles, id }: GuideProps): ReactElement {
  return (
    <section className={`lazy-layout ${styles.band}`} aria-labelledby={id}>
      <div className="page">
        <SectionHead id={id} title={title} text={text} url={url} />
        <ul className={styles.articles}>
          {articles.map((article) => (
            <li key={article.url}>
              <Entry article={article} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** All of the entry is one link. */
function Entry({ article }: { article: ArticleTeaser }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { title, lead, url, picture, category, readingMinutes } = article;
  return (
    <article className={styles.article}>
      <PictureElement
        picture={withoutBackground(picture)}
        sizes="(min-width: 993px) 58vw, 100vw"
        alt=""
        loading="lazy"
      />
      <div className={styles.words}>
        <p className={styles.facts}>
          {category.name} <span aria-hidden="true">·</span> {t('guide.minutes', { minutes: readingMinutes })}
        </p>
        <h3 className={styles.title}>
          <CoverLink to={url}>{title}</CoverLink>
        </h3>
        <p className={styles.lead}>{lead}</p>
      </div>
    </article>
  );
}
