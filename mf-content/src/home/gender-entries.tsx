import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../icons/icons.tsx';
import type { MessageKey } from '../messages/messages.ts';
import styles from './gender-entries.module.css';
import type { HomeView } from './home-view.ts';

export function GenderEntries({ genders }: Pick<HomeView, 'genders'>): ReactElement {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
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
                {(pieces.length > 0 ? pieces : [picture]).map(({ url: source, width, height }) => (
                  <img key={source} src={pictureUrl(source)} alt="" width={width} height={height} loading="lazy" />
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
