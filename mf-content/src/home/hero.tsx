import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { HomeTeaser } from 'shared-contracts/entities';
import { Link } from 'shared-contracts/routing';
import styles from './hero.module.css';

/** The page's main action, and a picture whose upper edge has the brand's slope. */
export function Hero({ hero }: { hero: HomeTeaser }): ReactElement {
  const pictureUrl = usePictureUrl();
  const { picture, title, text, link } = hero;
  return (
    <section className={styles.hero}>
      <div className={`page ${styles.words}`}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <Link to={link.url} className={`button button-primary ${styles.action}`}>
          {link.name}
        </Link>
      </div>
      <div className={styles.scene}>
        <img
          src={pictureUrl(picture.url)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
