import { clsx } from 'clsx/lite';
import type { ReactElement, ReactNode } from 'react';
import styles from './slope.module.css';

type SlopeProps = {
  element: 'header' | 'section';
  words: ReactNode;
  wordsClass: string | undefined;
  /** A picture; null for text only. */
  scene: ReactNode;
  /** Sets the lengths that the stylesheet uses. */
  sceneClass: string | undefined;
};

/** Text above a scene whose upper edge has the brand's slope. */
export function Slope({ element: Element, words, wordsClass, scene, sceneClass }: SlopeProps): ReactElement {
  return (
    <Element className={styles.head}>
      <div className={clsx('page', styles.words, wordsClass)}>{words}</div>
      {scene && <div className={clsx(styles.scene, sceneClass)}>{scene}</div>}
    </Element>
  );
}
