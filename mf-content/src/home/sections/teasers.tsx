import type { ReactElement } from 'react';
import type { HomeTeaser } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { withoutBackground } from '../../blocks/picture.ts';
import { CoverLink } from '../../page-parts/cover-link.tsx';
import styles from './teasers.module.css';

/** Teasers with pictures; if their number is odd the first one is larger. */
export function Teasers({ title, teasers }: { title: string; teasers: readonly HomeTeaser[] }): ReactElement {
  return (
    <section className={`lazy-layout ${styles.band}`} {...(title && { 'aria-label': title })}>
      <ul className={`page ${styles.teasers}`}>
        {teasers.map(({ id, title: name, text, link, picture }) => (
          <li key={id} className={styles.teaser}>
            <PictureElement
              picture={withoutBackground(picture)}
              sizes="(min-width: 993px) 58vw, (min-width: 577px) 50vw, 100vw"
              loading="lazy"
            />
            <div className={styles.words}>
              <h2 className={styles.title}>
                <CoverLink to={link.url}>{name}</CoverLink>
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
