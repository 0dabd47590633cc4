import type { ReactElement } from 'react';
import type { HomeTeaser } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { cropped } from './cropped-picture.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './teasers.module.css';

/** Teasers with pictures; the first one is larger. */
export function Teasers({ teasers }: { teasers: readonly HomeTeaser[] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (teasers.length === 0) return null;
  return (
    <section className={styles.band} aria-label={t('teasers.title')}>
      <ul className={`page ${styles.teasers}`}>
        {teasers.map(({ id, title, text, link, picture }) => (
          <li key={id} className={styles.teaser}>
            <PictureElement
              picture={cropped(picture)}
              sizes="(min-width: 993px) 58vw, (min-width: 577px) 50vw, 100vw"
              loading="lazy"
            />
            <div className={styles.words}>
              <h2 className={styles.title}>
                <Link to={link.url} className={styles.link}>
                  {title}
                </Link>
              </h2>
              <p className={styles.text}>{text}</p>
              <span className={`text-link ${styles.more}`} aria-hidden="true">
                {link.name}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
