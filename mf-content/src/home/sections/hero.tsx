import { clsx } from 'clsx/lite';
import type { ReactElement } from 'react';
import type { HomeTeaser } from 'shared-contracts/entities';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { withoutBackground } from '../../blocks/picture.ts';
import { Slope } from '../../page-parts/slope.tsx';
import styles from './hero.module.css';

/** Minimum ratio of width to height at which a picture is a scene and may be cropped. Others are shown whole: they may show a product. */
const sceneRatio = 1.4;

type HeroProps = {
  hero: HomeTeaser;
  /** At the top of the page its picture is the largest contentful paint. */
  isFirst: boolean;
  hasHeading: boolean;
};

/** The page's main action, and a picture whose upper edge has the brand's slope. */
export function Hero({ hero, isFirst, hasHeading }: HeroProps): ReactElement {
  const { picture, title, text, link } = hero;
  const isScene = picture.width >= picture.height * sceneRatio;
  const Title = hasHeading ? 'h1' : 'h2';
  return (
    <Slope
      element="section"
      wordsClass={styles.words}
      words={
        <>
          <Title className={styles.title}>{title}</Title>
          <p className={styles.text}>{text}</p>
          <Link to={link.url} className={`button button-primary ${styles.action}`}>
            {link.name}
          </Link>
        </>
      }
      sceneClass={clsx(styles.scene, !isScene && styles.whole)}
      scene={
        <PictureElement
          picture={isScene ? withoutBackground(picture) : picture}
          sizes="100vw"
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      }
    />
  );
}
