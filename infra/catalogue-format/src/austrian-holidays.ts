/** A calendar day without time zone: `YYYY-MM-DD`. */
export type CalendarDay = string;

const msPerDay = 86_400_000;

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return new Date(Date.parse(day) + count * msPerDay).toISOString().slice(0, 10);
}

/** 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: CalendarDay): number {
  return new Date(day).getUTCDay() || 7;
}

/** Today in the stores' time zone. */
export function todayInVienna(now: number = Date.now()): CalendarDay {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Vienna' }).format(now);
}

/** Easter Sunday by Gauss's algorithm in Lichtenberg's form, for all Gregorian years. */
export function easterSunday(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sunShift = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moonShift) % 30;
  const correction = Math.floor(seed / 29) + (Math.floor(seed / 28) - Math.floor(seed / 29)) * Math.floor(cycle / 11);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7);
  const marchDay = fullMoon + 7 - ((fullMoon - firstSunday) % 7);
  return addDays(`${year}-03-01`, marchDay - 1);
}

type HolidayName = { readonly at: string; readonly en: string };

const fixed: Readonly<Record<string, HolidayName>> = {
  '01-01': { at: 'Neujahr', en: 'New Year’s Day' },
  '01-06': { at: 'Heilige Drei Könige', en: 'Epiphany' },
  '05-01': { at: 'Staatsfeiertag', en: 'Labour Day' },
  '08-15': { at: 'Mariä Himmelfahrt', en: 'Assumption Day' },
  '10-26': { at: 'Nationalfeiertag', en: 'National Day' },
  '11-01': { at: 'Allerheiligen', en: 'All Saints’ Day' },
  '12-08': { at: 'Mariä Empfängnis', en: 'Immaculate Conception' },
  '12-25': { at: 'Christtag', en: 'Christmas Day' },
  '12-26': { at: 'Stefanitag', en: 'St Stephen’s Day' },
};

const movable: readonly (readonly [daysAfterEaster: number, name: HolidayName])[] = [
  [1, { at: 'Ostermontag', en: 'Easter Monday' }],
  [39, { at: 'Christi Himmelfahrt', en: 'Ascension Day' }],
  [50, { at: 'Pfingstmontag', en: 'Whit Monday' }],
  [60, { at: 'Fronleichnam', en: 'Corpus Christi' }],
];

/** The name of the nationwide Austrian public holiday on this day, in German and English, or null. */
export function publicHoliday(day: CalendarDay): HolidayName | null {
  const fixedName = fixed[day.slice(5)];
  if (fixedName !== undefined) return fixedName;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return movable.find(([offset]) => addDays(easter, offset) === day)?.[1] ?? null;
}
