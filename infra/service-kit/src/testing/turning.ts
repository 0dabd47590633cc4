/* A program for tests of the limit for hangs: it computes for so many spells of so many milliseconds, with a turn of the event loop between. */

import { setImmediate } from 'node:timers/promises';
import { killWhenHung } from '../hang-limit.ts';

const [limitMs = 0, spells = 0, spellMs = 0] = process.argv.slice(2).map(Number);
killWhenHung(limitMs);
for (let spell = 0; spell < spells; spell++) {
  const end = performance.now() + spellMs;
  while (performance.now() < end);
  await setImmediate();
}
process.stdout.write('ended by itself');
