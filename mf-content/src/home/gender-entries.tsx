import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../icons/icons.tsx';
import styles from './gender-entries.module.css';
import type { HomeView } from './home-view.ts';
import type { MessageKey } from './messages/messages.ts';

export function GenderEntries({ genders }: Pick<HomeView, 'genders'>): ReactElement | null {
  const t = useTranslate<MessageKey>();
  if (genders.length === 0) return null;
  return (
    <section className="page" aria-labelledby="home-genders">
      <h2 id="home-genders" className={styles.title}>
        {t('genders.title')}
      </h2>
      <ul className={styles.entries}>
        {genders.map(({ gender, name, url, picture, pieces }) => (
          <li key={gender}>
            <Link to={url} className={styles.entry}>
              <span className={styles.pictures}>
                {(pieces.length > 0 ? pieces : [picture]).map((piece) => (
                  <PictureElement key={piece.url} picture={piece} sizes="30vw" alt="" loading="lazy" />
                ))}
              </span>
              <span className={styles.name}>
                {name}
                <ArrowIcon />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
