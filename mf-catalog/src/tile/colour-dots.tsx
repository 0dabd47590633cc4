import type { ReactElement } from 'react';
import styles from './tile.module.css';

const shownAtMost = 5;
const step = 17;

type ColourDotsProps = { colours: readonly { id: number; hex: string }[]; label: string };

/** SVG circles, because the content security policy allows no style attributes. */
export function ColourDots({ colours, label }: ColourDotsProps): ReactElement {
  const shown = colours.slice(0, shownAtMost);
  const more = colours.length - shown.length;
  const width = shown.length * step + (more > 0 ? 20 : 0);
  return (
    <svg className={styles.dots} role="img" aria-label={label} width={width} height="14">
      {shown.map((colour, index) => (
        <circle key={colour.id} cx={index * step + 7} cy="7" r="5.5" fill={colour.hex} />
      ))}
      {more > 0 && (
        <text x={shown.length * step + 1} y="11">
          +{more}
        </text>
      )}
    </svg>
  );
}
