import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { StoreDay } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { dayName, shortTime, viennaDay, weekdayName } from 'shared-contracts/opening-hours';
import type { MessageKey } from './messages/messages.ts';
import styles from './opening-hours.module.css';
import type { StoreView } from './store-view.ts';

/** Most special days that are listed; those within the table's week are shown there as well. */
const shownExceptions = 6;

/** The hours of the next seven days, with exceptions, and the special days after them. */
export function OpeningHours({ view, now }: { view: StoreView; now: number }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { days, exceptions } = view.store;
  const week = days.slice(0, 7);
  const today = viennaDay(now);
  const later = exceptions.filter(({ date }) => !week.some((day) => day.date === date)).slice(0, shownExceptions);
  const times = ({ opens, closes }: StoreDay): string =>
    opens === null || closes === null
      ? t('store.closed')
      : t('store.times-value', { opens: shortTime(opens), closes: shortTime(closes) });
  return (
    <section aria-labelledby="store-hours">
      <h2 id="store-hours" className={styles.heading}>
        {t('store.hours')}
      </h2>
      <table className={styles.table}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('store.weekday')}</th>
            <th scope="col">{t('store.times')}</th>
          </tr>
        </thead>
        <tbody>
          {week.map((day) => (
            <tr key={day.date} aria-current={day.date === today ? 'date' : undefined} className={styles.day}>
              <th scope="row">
                {weekdayName(day.date, locale)}
                {day.date === today ? <span className={styles.today}> {t('store.today')}</span> : null}
                {day.note === null ? null : <span className={styles.note}>{day.note}</span>}
              </th>
              <td>{times(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {later.length > 0 ? (
        <>
          <h3 className={styles.subheading}>{t('store.special')}</h3>
          <ul className={styles.special}>
            {later.map((day) => (
              <li key={day.date}>
                <span>
                  {dayName(day.date, locale)} <span className={styles.note}>{day.note}</span>
                </span>
                <span>{times(day)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
