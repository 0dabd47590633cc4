import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DrillSystem } from '../system/drill-system.ts';
import type { Server } from '../system/server.ts';
import type { Fault } from './fault.ts';

/** Searched in Debian's folders for architectures, such as `x86_64-linux-gnu`. */
const library = existsSync('/usr/lib')
  ? readdirSync('/usr/lib')
      .map((folder) => path.join('/usr/lib', folder, 'faketime/libfaketimeMT.so.1'))
      .find((file) => existsSync(file))
  : undefined;

const offsetFile = ({ home }: DrillSystem): string => path.join(home, 'clock-offset');

/** One of each; the others keep the right time, as when one machine's clock is wrong. */
const jumping = ({ shells, apis }: DrillSystem): (Server | undefined)[] => [shells[1], apis[1]];

/** The clock of one shell and one API jumps ahead by an hour while they run, and back again. */
export const clockJump: Fault = {
  name: 'clock jumps an hour ahead and back',
  whyNot: () => (library ? null : 'libfaketime is not installed (Debian: libfaketime)'),
  async prepare(system) {
    await writeFile(offsetFile(system), '+0');
    const env = {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: offsetFile(system),
      FAKETIME_CACHE_DURATION: '1',
      // Timers are not affected: only the wall clock jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
    for (const server of jumping(system)) {
      await server?.stop();
      await server?.start(env);
    }
  },
  async play(system, outageMs) {
    const [shell] = jumping(system);
    const [product] = system.goods;
    for (const seconds of [3_600, 0]) {
      await writeFile(offsetFile(system), `+${seconds}`);
      await sleep(outageMs);
      for (const server of jumping(system)) await expectAhead(server, seconds);
      if (seconds > 0) await pageOf(shell, product?.url);
    }
    // Entries cached while the clock was ahead must not count as fresh for an hour.
    await system.changePrice(product?.id ?? 0, newPrice.cents);
    const deadline = performance.now() + newPrice.withinMs;
    while (!(await pageOf(shell, product?.url)).includes(newPrice.text)) {
      if (performance.now() > deadline) throw new Error(`${shell?.name} still shows the price of before`);
      await sleep(250);
    }
    return { at: performance.now() };
  },
  async restore(system) {
    for (const server of jumping(system)) {
      await server?.stop();
      await server?.start();
    }
  },
};

const newPrice = { cents: 498_765, text: '4.987,65', withinMs: 30_000 };

const pageOf = async (shell: Server | undefined, url = '/'): Promise<string> =>
  (await fetch(`${shell?.origin}${url}`)).text();

/** Checks that the library has an effect; otherwise the drill would prove nothing. */
async function expectAhead(server: Server | undefined, seconds: number): Promise<void> {
  const { headers } = await fetch(`${server?.origin}/readyz`);
  const ahead = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
  if (!(Math.abs(ahead - seconds) < 60)) throw new Error(`${server?.name} is ${ahead} s ahead, not ${seconds} s`);
}
