import type { ReactElement, ReactNode } from 'react';
import styles from './empty-scene.module.css';

type EmptySceneProps = { heading: string; text: string; children?: ReactNode };

/** Shown for an empty list: a picture, a text, and a link. */
export function EmptyScene({ heading, text, children }: EmptySceneProps): ReactElement {
  return (
    <div className={styles.empty}>
      <TrailScene />
      <div className={styles.text}>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
        {children ? <div className={styles.actions}>{children}</div> : null}
      </div>
    </div>
  );
}

/** A signpost at the start of a trail. */
function TrailScene(): ReactElement {
  return (
    <svg viewBox="0 0 640 220" preserveAspectRatio="xMidYMax slice" className={styles.scene} aria-hidden="true">
      <path fill="#ebf2f3" d="M0 0h640v220H0z" />
      <circle cx="486" cy="58" r="24" fill="#fbf7ea" />
      <path fill="#c5dade" d="M0 128l58-42 34 20 74-70 38 32 30-20 78 70 50-44 44 30 60-46 68 48 44-26 62 52v88H0z" />
      <path fill="#9dbfc4" d="M0 158l82-34 56 22 88-46 66 40 74-28 62 30 74-22 138 40v60H0z" />
      <path fill="#5e8c86" d="M0 186c90-24 190-28 300-14s230 8 340-14v62H0z" />
      <path fill="#1f5c43" d="M0 204c120-20 240-14 340-6s200 4 300-10v32H0z" />
      <path
        fill="none"
        stroke="#f6f4ef"
        strokeWidth="2.500"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M158 206c60-8 150-8 146-22s-80-14-62-28 70-10 62-26 14-16 24-24"
      />
      <g stroke="#10201a" strokeWidth="3" strokeLinejoin="round">
        <path fill="#d8d2c2" d="M116 96h8v112h-8z" />
        <path fill="#f6f4ef" d="M76 108h76l14 12-14 12H76z" />
        <path fill="#e8c987" d="M164 140H96l-14 11 14 11h68z" />
      </g>
      <path stroke="#10201a" strokeWidth="2.500" strokeLinecap="round" d="M90 120h44M106 151h44" />
    </svg>
  );
}
