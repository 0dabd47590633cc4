import type { ReactElement } from 'react';
import { useApiUrl } from 'shared-contracts/app';
import type { HomeData } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../icons/icons.tsx';
import { useT } from '../messages/use-t.ts';
import styles from './gender-entries.module.css';

export function GenderEntries({ genders }: Pick<HomeData, 'genders'>): ReactElement {
  const t = useT();
  const apiUrl = useApiUrl();
  return (
    <section className="page" aria-labelledby="home-genders">
      <h2 id="home-genders" className={styles.title}>
        {t('genders.title')}
      </h2>
      <ul className={styles.entries}>
        {genders.map(({ gender, name, url, picture }) => (
          <li key={gender}>
            <Link to={url} className={styles.entry}>
              <img src={apiUrl(picture.url)} alt="" width={picture.width} height={picture.height} loading="lazy" />
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
