import { easterSunday, publicHoliday, todayInVienna, weekdayOf } from '@bergauf/catalogue-format/austrian-holidays';
import type { StoreRecord } from '@bergauf/catalogue-format/records/store-records';
import { openingExceptions } from '@bergauf/demo-catalogue/opening-exceptions';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import { describe, expect, it } from 'vitest';
import { decisiveDays, exceptionalDays, type OpeningException, storeDay, storeDays } from './opening-days.ts';
import { piecesByStore } from './store-stock.ts';

describe('Austrian holidays', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
  ])('Easter of %i', (year, day) => {
    expect(easterSunday(year)).toBe(day);
    expect(weekdayOf(day)).toBe(7);
  });

  it.each([
    ['2026-04-06', 'Ostermontag'],
    ['2026-05-14', 'Christi Himmelfahrt'],
    ['2026-05-25', 'Pfingstmontag'],
    ['2026-06-04', 'Fronleichnam'],
    ['2026-10-26', 'Nationalfeiertag'],
    ['2026-12-07', null],
  ])('%s is %s', (day, name) => {
    expect(publicHoliday(day)?.at ?? null).toBe(name);
  });

  it('begin at midnight in Vienna', () => {
    expect(todayInVienna(Date.parse('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
    expect(todayInVienna(Date.parse('2026-01-01T22:30:00Z'))).toBe('2026-01-01');
  });
});

describe('a store', () => {
  const stores = readTexts('stores');
  const found = async (fits: (store: StoreRecord) => boolean): Promise<StoreRecord> => {
    const store = (await stores).find(fits);
    if (store === undefined) throw new Error('The demo has no such store');
    return store;
  };
  const city = () => found(({ id }) => id === 1);
  const alpine = () => found(({ hours }) => hours[6] !== null);
  /** The exceptions of the demo, as they are stored. */
  const exceptions = async (): Promise<readonly OpeningException[]> =>
    openingExceptions('2026-03-02', await stores).map(({ date, stores: ids, note, opens, closes }) => ({
      date,
      stores: ids ?? null,
      note: typeof note === 'string' ? { at: note } : note,
      times: { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) },
    }));

  it('keeps its usual hours on a usual day', async () => {
    expect(storeDay(await city(), '2026-09-10', await exceptions(), 'at')).toEqual({
      date: '2026-09-10',
      weekday: 4,
      opens: '09:30',
      closes: '20:00',
      note: null,
    });
    expect(storeDay(await city(), '2026-09-13', [], 'at').opens).toBeNull();
    expect(storeDay(await alpine(), '2026-09-13', [], 'at').opens).toBe('10:00');
  });

  it.each([
    ['2026-10-26', null, null, 'Nationalfeiertag'],
    ['2026-12-08', '10:00', '18:00', 'Mariä Empfängnis'],
    ['2026-12-24', '09:30', '13:00', 'Heiliger Abend'],
    ['2026-12-31', '09:30', '15:00', 'Silvester'],
    ['2027-01-01', null, null, 'Neujahr'],
  ])('in the city on %s', async (day, opens, closes, note) => {
    expect(storeDay(await city(), day, await exceptions(), 'at')).toMatchObject({ opens, closes, note });
  });

  it('is closed on a holiday without an exception, and open as an exception of its own says', async () => {
    const store = await city();
    const both = { date: '2026-10-26', note: { at: 'Volksfest' }, times: { opens: '12:00', closes: '16:00' } };
    const all = { date: '2026-10-26', note: { at: 'Alle' }, times: { opens: '08:00', closes: '09:00' }, stores: null };
    expect(storeDay(store, '2026-10-26', [], 'at')).toMatchObject({ opens: null, note: 'Nationalfeiertag' });
    expect(storeDay(store, '2026-10-26', [all, { ...both, stores: [1] }], 'at')).toMatchObject({ opens: '12:00' });
    expect(storeDay(store, '2026-10-26', [{ ...both, stores: [2] }], 'at').opens).toBeNull();
  });

  it('stays closed on a day that an exception with one time only would shorten', async () => {
    const sunday = { date: '2028-12-24', note: { at: 'Heiliger Abend' }, times: { closes: '13:00' }, stores: null };
    expect(storeDay(await city(), '2028-12-24', [sunday], 'at')).toMatchObject({
      opens: null,
      closes: null,
      note: null,
    });
  });

  it.each([
    ['which closes before it opens', ['14:00', '19:00'], { closes: '13:00' }, null, null],
    ['which closes when it opens', ['13:00', '19:00'], { closes: '13:00' }, null, null],
    ['which opens when it closes', ['09:00', '12:00'], { opens: '12:00' }, null, null],
    ['which never closes', ['09:00', '18:00'], { closes: null }, null, null],
    ['which never closes after opening', ['09:00', '18:00'], { opens: '10:00', closes: null }, null, null],
    ['which closes after midnight', ['09:00', '18:00'], { closes: '01:00' }, '09:00', '01:00'],
    ['of a night that begins later', ['20:00', '08:00'], { opens: '22:00' }, '22:00', '08:00'],
    ['of a night that ends earlier', ['20:00', '08:00'], { closes: '07:00' }, '20:00', '07:00'],
    ['of a night that ends before it begins', ['20:00', '08:00'], { closes: '13:00' }, null, null],
    ['without times', ['20:00', '08:00'], {}, '20:00', '08:00'],
  ] as const)('has the hours that an exception leaves, %s', (_what, hours, times, opens, closes) => {
    const store = { id: 1, hours: Array(7).fill(hours) } as never;
    const exception = { date: '2026-12-24', note: { at: 'Heiliger Abend' }, times, stores: null };
    expect(storeDay(store, '2026-12-24', [exception], 'at')).toMatchObject({ opens, closes, note: 'Heiliger Abend' });
  });

  it('in the mountains opens on holidays, but not at New Year', async () => {
    expect(storeDay(await alpine(), '2026-10-26', await exceptions(), 'at')).toMatchObject({
      opens: '10:00',
      closes: '17:00',
    });
    expect(storeDay(await alpine(), '2027-01-01', await exceptions(), 'at').opens).toBeNull();
  });

  it('counts its shelves on one weekday morning in January', async () => {
    const known = await exceptions();
    for (const store of await stores) {
      const days = storeDays(store, '2027-01-01', 31, known, 'at').filter(({ note }) => note?.startsWith('Inventur'));
      expect(days).toHaveLength(1);
      expect(days[0]?.opens).toBe('13:00');
      expect(days[0]?.weekday).toBeLessThan(6);
    }
  });

  it('names the days out of the ordinary', async () => {
    const notes = exceptionalDays(await city(), '2026-12-01', 32, await exceptions(), 'at').map(({ note }) => note);
    expect(notes).toEqual(['Mariä Empfängnis', 'Heiliger Abend', 'Christtag', 'Stefanitag', 'Silvester', 'Neujahr']);
  });
});

describe('the days that decide whether a store is open', () => {
  const always = (hours: readonly [string, string] | null) => ({ id: 1, hours: Array(7).fill(hours) });
  const datesOf = (...given: Parameters<typeof decisiveDays>) => decisiveDays(...given).map(({ date }) => date);

  it('are today and the next on which it opens', () => {
    expect(datesOf(always(['09:00', '18:00']) as never, '2026-09-10', [], 'at')).toEqual(['2026-09-10', '2026-09-11']);
  });

  it('leave out days on which it stays closed', () => {
    // A Saturday before a closed Sunday and a public holiday.
    const hours = [...Array(5).fill(['09:00', '18:00']), ['09:00', '17:00'], null];
    expect(datesOf({ id: 1, hours } as never, '2026-04-04', [], 'at')).toEqual(['2026-04-04', '2026-04-07']);
  });

  it('begin with yesterday where its hours end after midnight', () => {
    expect(datesOf(always(['18:00', '02:00']) as never, '2026-09-10', [], 'at')).toEqual([
      '2026-09-09',
      '2026-09-10',
      '2026-09-11',
    ]);
  });

  it('are today alone where it does not open in two weeks', () => {
    expect(datesOf(always(null) as never, '2026-09-10', [], 'at')).toEqual(['2026-09-10']);
  });
});

it('a public holiday has its name in English', () => {
  const store = { id: 1, hours: Array(7).fill(['09:00', '18:00']) } as never;
  expect(storeDay(store, '2026-10-26', [], 'en').note).toBe('National Day');
  const only = [{ date: '2026-10-27', stores: null, note: { at: 'Umbau' }, times: { opens: null, closes: null } }];
  expect(storeDay(store, '2026-10-27', only, 'en').note).toBe('Umbau');
});

describe('the pieces in stores', () => {
  const stores = [
    { id: 1, squareMetres: 2400 },
    { id: 2, squareMetres: 500 },
    { id: 3, squareMetres: 900 },
  ];

  it('leave one by one when stock falls, and none moves', () => {
    for (let quantity = 1; quantity < 40; quantity += 1) {
      const fewer = piecesByStore(77, quantity - 1, stores);
      const more = piecesByStore(77, quantity, stores);
      for (const { id } of stores) expect(more.get(id) ?? 0).toBeGreaterThanOrEqual(fewer.get(id) ?? 0);
      const total = [...more.values()].reduce((sum, pieces) => sum + pieces, 0);
      expect(total).toBeLessThanOrEqual(quantity);
    }
  });

  it('also leave one by one where they are too many to be drawn', () => {
    for (let quantity = 16_600; quantity < 16_720; quantity += 1) {
      const fewer = piecesByStore(77, quantity - 1, stores);
      const more = piecesByStore(77, quantity, stores);
      for (const { id } of stores) expect(more.get(id) ?? 0).toBeGreaterThanOrEqual(fewer.get(id) ?? 0);
      expect([...more.values()].reduce((sum, pieces) => sum + pieces, 0)).toBe(Math.ceil(quantity * 0.6));
    }
  });

  it('of the largest quantity are distributed quickly', () => {
    const pieces = piecesByStore(77, 1_000_000_000, stores);
    expect([...pieces.values()].reduce((sum, count) => sum + count, 0)).toBe(600_000_000);
    expect(pieces.get(1)).toBeGreaterThan((pieces.get(3) ?? 0) * 2);
  });

  it('lie mostly in big stores', () => {
    const total = { 1: 0, 2: 0, 3: 0 } as Record<number, number>;
    for (let option = 1; option <= 400; option += 1) {
      for (const [id, pieces] of piecesByStore(option, 5, stores)) total[id] = (total[id] ?? 0) + pieces;
    }
    expect(total[1]).toBeGreaterThan((total[3] ?? 0) * 1.5);
    expect(total[2]).toBeGreaterThan(50);
  });
});
