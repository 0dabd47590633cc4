import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentFlyers, flyersOn, shownStore } from './shown-flyers.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

const cover = { url: '/pictures/flyer/x-1.svg', alt: '', width: 1050, height: 1485 };
const flyer = (path: string, validFrom: string, validTo: string) => ({
  path,
  url: '',
  title: path,
  text: '',
  validFrom,
  validTo,
  pages: 8,
  cover,
});

it('lists today’s flyers: no past, future or malformed ones', () => {
  const sent = [
    flyer('today', '2026-11-22', '2026-11-22'),
    flyer('yesterday', '2026-11-09', '2026-11-21'),
    flyer('tomorrow', '2026-11-23', '2026-12-05'),
    { path: 'broken' },
    null,
  ];
  expect(currentFlyers(sent, 'at').map(({ path }) => path)).toEqual(['today']);
});

it('counts the days of flyers from the day on which the page is viewed, and leaves out those that have ended', () => {
  const flyers = currentFlyers(
    [flyer('long', '2026-11-16', '2026-12-05'), flyer('short', '2026-11-16', '2026-11-22')],
    'at',
  );
  const leftOn = (today: string) => flyersOn(flyers, today).map(({ path, daysLeft }) => [path, daysLeft]);
  expect(leftOn('2026-11-22')).toEqual([
    ['long', 13],
    ['short', 0],
  ]);
  expect(leftOn('2026-11-23')).toEqual([['long', 12]]);
  expect(leftOn('2026-12-06')).toEqual([]);
});

it('shows the hours of a store with their day, as its own page does: 9:00, not 09:00', () => {
  const store = {
    id: 1,
    sysname: 'linz',
    name: 'Bergauf Linz',
    shopUrl: 'linz',
    url: '/shop/linz/',
    address: { Street: 'Hauptplatz 1', ZipCode: '4020', City: 'Linz' },
    today: { date: '2026-11-22', opens: '09:00', closes: '18:30' },
  };
  expect(shownStore(store as Parameters<typeof shownStore>[0])).toMatchObject({
    day: '2026-11-22',
    hours: { opens: '9:00', closes: '18:30' },
  });
});
