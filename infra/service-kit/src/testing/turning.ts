/* A program for tests of the hang limit: it blocks the event loop `spells` times for `spellMs`, with a turn in between. */

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
