import type { ReactElement } from 'react';
import styles from './barcode.module.css';
import { ean13 } from './ean-13.ts';

type BarcodeProps = { value: string; label: string };

/** White modules before and after the bars, which scanners need. */
const quiet = 10;
const height = 48;

/** An EAN-13 in black on white in every colour scheme and in print, so that tills can scan it; nothing for an invalid number. */
export function Barcode({ value, label }: BarcodeProps): ReactElement | null {
  const widths = ean13(value);
  if (widths === null) return null;
  const total = widths.reduce((sum, width) => sum + width, 2 * quiet);
  let x = quiet;
  const bars = widths.map((width, index) => {
    const start = x;
    x += width;
    return index % 2 === 0 ? `M${start} 4h${width}v${height - 8}h-${width}z` : '';
  });
  return (
    <svg
      viewBox={`0 0 ${total} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className={styles.barcode}
      role="img"
      aria-label={label}
    >
      <path fill="#fff" d={`M0 0h${total}v${height}H0z`} />
      <path fill="#000" d={bars.join('')} />
    </svg>
  );
}
