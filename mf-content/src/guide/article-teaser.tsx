import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { ArticleTeaser as Teaser } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { withoutBackground } from '../blocks/picture.ts';
import { CoverLink } from '../page-parts/cover-link.tsx';
import styles from './article-teaser.module.css';
import type { MessageKey } from './messages/messages.ts';

type TeaserProps = {
  article: Teaser;
  /** Level of its heading. */
  level: 2 | 3;
  /** Its picture's width on the page, as in the `sizes` attribute. */
  sizes: string;
  isEager?: boolean;
};

/** An article in a list: all of it is one link. */
export function ArticleTeaser({ article, level, sizes, isEager = false }: TeaserProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { title, lead, url, picture, category, publishedOn, readingMinutes } = article;
  const Level = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.teaser}>
      <div className={styles.picture}>
        <PictureElement
          picture={withoutBackground(picture)}
          alt=""
          sizes={sizes}
          loading={isEager ? 'eager' : 'lazy'}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.topic}>{category.name}</p>
        <Level className={styles.title}>
          <CoverLink to={url}>{title}</CoverLink>
        </Level>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.facts}>
          <time dateTime={publishedOn}>{formatDay(publishedOn, locale)}</time>
          <span>{t('guide.reading', { minutes: readingMinutes })}</span>
        </p>
      </div>
    </article>
  );
}
