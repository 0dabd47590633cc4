import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { CoverLink } from '../page-parts/cover-link.tsx';
import styles from './flyer-cover.module.css';
import { flyerPaths } from './flyer-paths.ts';
import type { MessageKey } from './messages/messages.ts';
import type { FlyerOn } from './shown-flyers.ts';

/** Covers that open their flyers, side by side. */
export function FlyerCovers({ flyers, level }: { flyers: readonly FlyerOn[]; level: 2 | 3 }): ReactElement {
  return (
    <ul className={styles.covers}>
      {flyers.map((flyer, index) => (
        <li key={flyer.path}>
          <FlyerCover flyer={flyer} level={level} isFirst={index < 2} />
        </li>
      ))}
    </ul>
  );
}

/** `isFirst`: its picture is likely on the first screen. */
function FlyerCover({ flyer, level, isFirst }: { flyer: FlyerOn; level: 2 | 3; isFirst: boolean }): ReactElement {
  const t = useTranslate<MessageKey>();
  const paths = flyerPaths(useApp().config);
  const { path, title, text, pages, cover, period, daysLeft } = flyer;
  const Title = `h${level}` as const;
  return (
    <article className={styles.cover}>
      <div className={styles.paper}>
        <PictureElement
          picture={cover}
          sizes="(min-width: 993px) 400px, 50vw"
          alt=""
          className={styles.picture}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </div>
      <Title className={styles.title}>
        <CoverLink to={paths.flyer(path)}>{title}</CoverLink>
      </Title>
      <p className={styles.text}>{text}</p>
      <p className={styles.facts}>
        {period}
        <span className={styles.left}>{t('flyers.left', { count: daysLeft })}</span>
        {t('flyers.pages', { count: pages })}
      </p>
    </article>
  );
}
