import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { HomeTeaser } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import type { MessageKey } from '../messages/messages.ts';
import styles from './teasers.module.css';

/** Teasers with pictures; the first one is larger. */
export function Teasers({ teasers }: { teasers: readonly HomeTeaser[] }): ReactElement | null {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
  if (teasers.length === 0) return null;
  return (
    <section className={styles.band} aria-label={t('teasers.title')}>
      <ul className={`page ${styles.teasers}`}>
        {teasers.map(({ id, title, text, link, picture }) => (
          <li key={id} className={styles.teaser}>
            <img
              src={pictureUrl(picture.url)}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
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
