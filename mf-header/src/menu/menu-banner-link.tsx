import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import { Link } from 'shared-contracts/routing';
import styles from './menu-banner-link.module.css';
import type { MenuBanner } from './menu-tree.ts';

/** A banner at the end of a sheet. */
export function MenuBannerLink({ banner: { link, title, text, picture } }: { banner: MenuBanner }): ReactElement {
  const pictureUrl = usePictureUrl();
  return (
    <Link to={link} className={styles.banner}>
      {picture && (
        <img
          src={pictureUrl(picture.url)}
          alt=""
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className={styles.picture}
        />
      )}
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
    </Link>
  );
}
