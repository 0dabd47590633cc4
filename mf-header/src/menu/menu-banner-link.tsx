import type { ReactElement } from 'react';
import type { Picture } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import styles from './menu-banner-link.module.css';
import type { MenuBanner } from './menu-tree.ts';

/** Without a background colour it fills its frame: a banner may be cropped, unlike a product. */
const cropped = ({ colour: _, ...picture }: Picture): Picture => picture;

/** A banner at the end of a sheet. */
export function MenuBannerLink({ banner: { link, title, text, picture } }: { banner: MenuBanner }): ReactElement {
  return (
    <Link to={link} className={styles.banner}>
      {picture && (
        <PictureElement picture={cropped(picture)} sizes="320px" alt="" loading="lazy" className={styles.picture} />
      )}
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
    </Link>
  );
}
