import type { ReactElement } from 'react';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { ArrowIcon } from '../../icons/icons.tsx';
import type { GenderEntry } from '../home-view.ts';
import styles from './gender-entries.module.css';
import { SectionHead } from './section-head.tsx';

type GenderEntriesProps = { title: string; genders: readonly GenderEntry[]; id: string };

export function GenderEntries({ title, genders, id }: GenderEntriesProps): ReactElement {
  return (
    <section className="page lazy-layout" {...(title ? { 'aria-labelledby': id } : {})}>
      {title && <SectionHead id={id} title={title} />}
      <ul className={styles.entries}>
        {genders.map(({ gender, name, url, picture, pieces, categories }) => (
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
            {categories.length > 0 && (
              <ul className={styles.categories}>
                {categories.map((category) => (
                  <li key={category.url}>
                    <Link to={category.url}>
                      {category.name} <span className="visually-hidden">{name}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
