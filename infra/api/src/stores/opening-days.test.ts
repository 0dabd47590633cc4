import { easterSunday, publicHoliday, todayInVienna, weekdayOf } from '@bergauf/catalogue-format/austrian-holidays';
import type { StoreRecord } from '@bergauf/catalogue-format/records/store-records';
import { openingExceptions } from '@bergauf/demo-catalogue/opening-exceptions';
import { readTexts } from '@bergauf/demo-catalogue/texts';
import { describe, expect, it } from 'vitest';
import { exceptionalDays, type OpeningException, storeDay, storeDays } from './opening-days.ts';
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
    expect(publicHoliday(day)).toBe(name);
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
      note,
      times: { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) },
    }));

  it('keeps its usual hours on a usual day', async () => {
    expect(storeDay(await city(), '2026-09-10', await exceptions())).toEqual({
      date: '2026-09-10',
      weekday: 4,
      opens: '09:30',
      closes: '20:00',
      note: null,
    });
    expect(storeDay(await city(), '2026-09-13', []).opens).toBeNull();
    expect(storeDay(await alpine(), '2026-09-13', []).opens).toBe('10:00');
  });

  it.each([
    ['2026-10-26', null, null, 'Nationalfeiertag'],
    ['2026-12-08', '10:00', '18:00', 'Mariä Empfängnis'],
    ['2026-12-24', '09:30', '13:00', 'Heiliger Abend'],
    ['2026-12-31', '09:30', '15:00', 'Silvester'],
    ['2027-01-01', null, null, 'Neujahr'],
  ])('in the city on %s', async (day, opens, closes, note) => {
    expect(storeDay(await city(), day, await exceptions())).toMatchObject({ opens, closes, note });
  });

  it('is closed on a holiday without an exception, and open as an exception of its own says', async () => {
    const store = await city();
    const both = { date: '2026-10-26', note: 'Volksfest', times: { opens: '12:00', closes: '16:00' } };
    const all = { date: '2026-10-26', note: 'Alle', times: { opens: '08:00', closes: '09:00' }, stores: null };
    expect(storeDay(store, '2026-10-26', [])).toMatchObject({ opens: null, note: 'Nationalfeiertag' });
    expect(storeDay(store, '2026-10-26', [all, { ...both, stores: [1] }])).toMatchObject({ opens: '12:00' });
    expect(storeDay(store, '2026-10-26', [{ ...both, stores: [2] }]).opens).toBeNull();
  });

  it('stays closed on a day that an exception with one time only would shorten', async () => {
    const sunday = { date: '2028-12-24', note: 'Heiliger Abend', times: { closes: '13:00' }, stores: null };
    expect(storeDay(await city(), '2028-12-24', [sunday])).toMatchObject({ opens: null, closes: null, note: null });
  });

  it('in the mountains opens on holidays, but not at New Year', async () => {
    expect(storeDay(await alpine(), '2026-10-26', await exceptions())).toMatchObject({
      opens: '10:00',
      closes: '17:00',
    });
    expect(storeDay(await alpine(), '2027-01-01', await exceptions()).opens).toBeNull();
  });

  it('counts its shelves on one weekday morning in January', async () => {
    const known = await exceptions();
    for (const store of await stores) {
      const days = storeDays(store, '2027-01-01', 31, known).filter(({ note }) => note?.startsWith('Inventur'));
      expect(days).toHaveLength(1);
      expect(days[0]?.opens).toBe('13:00');
      expect(days[0]?.weekday).toBeLessThan(6);
    }
  });

  it('names the days out of the ordinary', async () => {
    const notes = exceptionalDays(await city(), '2026-12-01', 32, await exceptions()).map(({ note }) => note);
    expect(notes).toEqual(['Mariä Empfängnis', 'Heiliger Abend', 'Christtag', 'Stefanitag', 'Silvester', 'Neujahr']);
  });
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

  it('lie mostly in big stores', () => {
    const total = { 1: 0, 2: 0, 3: 0 } as Record<number, number>;
    for (let option = 1; option <= 400; option += 1) {
      for (const [id, pieces] of piecesByStore(option, 5, stores)) total[id] = (total[id] ?? 0) + pieces;
    }
    expect(total[1]).toBeGreaterThan((total[3] ?? 0) * 1.5);
    expect(total[2]).toBeGreaterThan(50);
  });
});
