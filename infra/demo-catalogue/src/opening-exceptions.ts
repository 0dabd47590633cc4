import { addDays, publicHoliday, weekdayOf } from '@bergauf/catalogue-format/austrian-holidays';
import type { OpeningExceptionRecord, StoreRecord } from '@bergauf/catalogue-format/records/store-records';

/** Years before and after the catalogue's day for which exceptions are written. */
const [yearsBefore, yearsAfter] = [1, 4];

const stocktakingDays = 12;

/** Each store takes stock on one workday morning in January; the days differ. */
function stocktaking(year: number, stores: readonly StoreRecord[]): OpeningExceptionRecord[] {
  const workdays = Array.from({ length: 24 }, (_, index) => addDays(`${year}-01-12`, index)).filter(
    (day) => weekdayOf(day) <= 5 && publicHoliday(day) === null,
  );
  return workdays.slice(0, stocktakingDays).flatMap((date, index) => {
    const ids = stores.filter(({ id }) => id % stocktakingDays === index).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [
          {
            date,
            stores: ids,
            opens: '13:00',
            note: { at: 'Inventur am Vormittag', en: 'Stocktaking in the morning' },
          },
        ];
  });
}

function daysOf(year: number): readonly string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(`${year}`));
}

function exceptionsIn(year: number, stores: readonly StoreRecord[]): OpeningExceptionRecord[] {
  const alpine = stores.filter(({ hours }) => hours[6] !== null).map(({ id }) => id);
  const holidays = daysOf(year).flatMap((date): OpeningExceptionRecord[] => {
    const note = publicHoliday(date);
    if (note === null) return [];
    // Mariä Empfängnis is the one holiday on which Austrian shops may open, except on a Sunday.
    if (date.endsWith('-12-08')) return weekdayOf(date) === 7 ? [] : [{ date, opens: '10:00', closes: '18:00', note }];
    const isQuiet = date.endsWith('-01-01') || date.endsWith('-12-25');
    return isQuiet || alpine.length === 0 ? [] : [{ date, stores: alpine, opens: '10:00', closes: '17:00', note }];
  });
  return [
    ...holidays,
    { date: `${year}-12-24`, closes: '13:00', note: { at: 'Heiliger Abend', en: 'Christmas Eve' } },
    { date: `${year}-12-31`, closes: '15:00', note: { at: 'Silvester', en: 'New Year’s Eve' } },
    ...stocktaking(year, stores),
  ];
}

/** The days on which the demo's stores open otherwise than usual: holidays, Christmas, stocktaking. Stores in the mountains open on holidays. */
export function openingExceptions(day: string, stores: readonly StoreRecord[]): readonly OpeningExceptionRecord[] {
  const year = Number(day.slice(0, 4));
  const years = Array.from({ length: yearsBefore + 1 + yearsAfter }, (_, index) => year - yearsBefore + index);
  return years.flatMap((each) => exceptionsIn(each, stores)).sort((a, b) => a.date.localeCompare(b.date));
}
