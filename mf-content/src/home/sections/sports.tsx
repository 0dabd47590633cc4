import type { ReactElement } from 'react';
import type { HomeSection } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { withoutBackground } from '../../blocks/picture.ts';
import { ArrowIcon } from '../../icons/icons.tsx';
import { SectionHead } from './section-head.tsx';
import styles from './sports.module.css';

type SportsProps = Pick<Extract<HomeSection, { kind: 'sports' }>, 'title' | 'sports'> & { id: string };

/** A mosaic of sports, each a link to its products. */
export function Sports({ title, sports, id }: SportsProps): ReactElement {
  return (
    <section className="page lazy-layout" aria-labelledby={id}>
      <SectionHead id={id} title={title} />
      <ul className={styles.mosaic}>
        {sports.map(({ name, url, picture }) => (
          <li key={url}>
            <Link to={url} className={styles.sport}>
              <PictureElement
                picture={withoutBackground(picture)}
                sizes="(min-width: 993px) 40vw, 50vw"
                alt=""
                loading="lazy"
              />
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
