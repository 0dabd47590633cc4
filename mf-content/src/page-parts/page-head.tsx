import { clsx } from 'clsx/lite';
import type { ReactElement, ReactNode } from 'react';
import type { NamedLink, Picture } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { withoutBackground } from '../blocks/picture.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-head.module.css';
import { Slope } from './slope.tsx';

type PageHeadProps = {
  breadcrumb: readonly NamedLink[];
  /** The page's own path, for the breadcrumb. */
  current: string;
  title: string;
  lead: string;
  /** A scene below the text, whose upper edge has the brand's slope; null for pages without a picture. */
  picture: Picture | null;
  /** A low picture, for pages whose content should start on the first screen. */
  isLow?: boolean;
  /** Above the title. */
  kicker?: ReactNode;
  /** Below the lead. The slope leaves about 26 rem of width. */
  children?: ReactNode;
};

/** The head of a content page: path, title, lead, picture. */
export function PageHead({
  breadcrumb,
  current,
  title,
  lead,
  picture,
  isLow = false,
  kicker,
  children,
}: PageHeadProps): ReactElement {
  return (
    <Slope
      element="header"
      wordsClass={styles.words}
      words={
        <>
          <Breadcrumb links={breadcrumb} current={current} />
          {kicker && <p className={styles.kicker}>{kicker}</p>}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children && <div className={styles.facts}>{children}</div>}
        </>
      }
      sceneClass={clsx(styles.scene, isLow && styles.low)}
      scene={picture && <PictureElement picture={withoutBackground(picture)} sizes="100vw" fetchPriority="high" />}
    />
  );
}
