import type { ReactElement } from 'react';
import type { Loyalty } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { Barcode } from './barcode/barcode.tsx';
import styles from './loyalty-card.module.css';
import type { MessageKey } from './messages/messages.ts';

/** The customer card: points, tier and progress to the next one, and its barcode for the till. */
export function LoyaltyCard({ loyalty }: { loyalty: Loyalty }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { points, pointsOfYear, tier, next, card } = loyalty;
  return (
    <div className={styles.card}>
      <div className={styles.front}>
        <Ridge />
        <p className={styles.tier}>{t('card.tier', { tier: tier.name })}</p>
        <p className={styles.points}>{t('card.points', { points })}</p>
        <Slope progress={progressOf(loyalty)} label={t('card.progress')} />
        <p className={styles.small}>
          {next ? t('card.next', { missing: next.missing, tier: next.tier.name }) : t('card.top')}
          <br />
          {t('card.year', { points: pointsOfYear })}
        </p>
      </div>
      {card ? (
        <div className={styles.code}>
          <Barcode value={card.barcode.value} label={t('card.barcode')} />
          <p className={styles.number}>{t('card.number', { number: card.number })}</p>
        </div>
      ) : null}
    </div>
  );
}

/** Progress from the current tier to the next, 0 to 1; 1 at the top. */
export function progressOf({ pointsOfYear, tier, next }: Pick<Loyalty, 'pointsOfYear' | 'tier' | 'next'>): number {
  if (next === null) return 1;
  const way = next.tier.from - tier.from;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, (pointsOfYear - tier.from) / way));
}

const width = 300;
/** The brand's slope of 11 degrees. */
const rise = Math.round(width * Math.tan((11 * Math.PI) / 180));

/** The progress bar rises like the line of the logo. */
function Slope({ progress, label }: { progress: number; label: string }): ReactElement {
  const x = 6 + (width - 12) * progress;
  const y = rise - 2 - (rise - 12) * progress;
  return (
    <svg
      viewBox={`0 0 ${width} ${rise + 6}`}
      className={styles.slope}
      role="img"
      aria-label={`${label}: ${Math.round(progress * 100)} %`}
    >
      <path d={`M6 ${rise - 2}L${width - 6} 10`} stroke="#47655a" strokeWidth="6" strokeLinecap="round" />
      <path d={`M6 ${rise - 2}L${x} ${y}`} stroke="#f2b632" strokeWidth="6" strokeLinecap="round" />
      <circle cx={x} cy={y} r="7" fill="#f2b632" stroke="#10201a" strokeWidth="3" />
    </svg>
  );
}

function Ridge(): ReactElement {
  return (
    <svg viewBox="0 0 600 240" preserveAspectRatio="xMaxYMax slice" className={styles.ridge} aria-hidden="true">
      <circle cx="508" cy="56" r="26" fill="#f2b632" opacity="0.9" />
      <path fill="#1b3a2f" d="M120 240l90-92 40 26 84-96 46 44 34-30 90 96 40-28 56 60v20z" />
      <path fill="#1f5c43" d="M220 240l96-60 54 24 80-66 58 46 40-22 52 38v40z" opacity="0.7" />
      <path
        fill="none"
        stroke="#e9e6de"
        strokeWidth="2"
        strokeDasharray="1 8"
        strokeLinecap="round"
        d="M300 236c40-10 84-6 82-22s-40-14-20-30 44-8 46-24 20-16 26-20"
      />
    </svg>
  );
}
