import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentFlyers, shownStore } from './shown-flyers.ts';

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

it('lists the flyers of today: none that is over, none of the future, none in another form', () => {
  const sent = [
    flyer('today', '2026-11-22', '2026-11-22'),
    flyer('yesterday', '2026-11-09', '2026-11-21'),
    flyer('tomorrow', '2026-11-23', '2026-12-05'),
    { path: 'broken' },
    null,
  ];
  expect(currentFlyers(sent, 'at').map(({ path }) => path)).toEqual(['today']);
});

it('shows the hours of a store as its own page does: 9:00, not 09:00', () => {
  const store = {
    id: 1,
    sysname: 'linz',
    name: 'Bergauf Linz',
    shopUrl: 'linz',
    url: '/shop/linz/',
    address: { Street: 'Hauptplatz 1', ZipCode: '4020', City: 'Linz' },
    today: { opens: '09:00', closes: '18:30' },
  };
  expect(shownStore(store as Parameters<typeof shownStore>[0]).hours).toEqual({ opens: '9:00', closes: '18:30' });
});
