import { Agent } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ProxyRequest, sendByProxy } from '@bergauf/deploy/proxy-client';
import type { ProxyForTests } from '@bergauf/deploy/proxy-for-tests';
import type { Ledger } from './ledger.ts';
import type { Found } from './page-outcome.ts';

/** Timeouts like those of a browser, and of the shop's code in it. */
const patienceMs = { page: 20_000, data: 10_000 };

type Asked = {
  /** Kind of request in the ledger. */
  what: string;
  url: string;
  request?: ProxyRequest;
  patience: keyof typeof patienceMs;
  judge: (response: Response, text: string) => Found;
};

export type Shopper = {
  /** Sends a request and records the outcome. @returns the response with its text; null if none arrived */
  ask(asked: Asked): Promise<{ response: Response; text: string; found: Found } | null>;
  /** Reads the page, for as long as the load model specifies. */
  look(): Promise<void>;
  /** Closes the shopper's connections; later requests are not sent. */
  leave(): void;
};

const lookMs = 150;

/**
 * One browser with its own address and connections.
 * @param dueAt when it should have arrived: its first request is due then
 */
export function createShopper(
  number: number,
  dueAt: number,
  { proxy, ledger }: { proxy: ProxyForTests; ledger: Ledger },
): Shopper {
  const agent = new Agent({ keepAlive: true, ca: proxy.certificate, maxSockets: 6 });
  const localAddress = `127.${20 + Math.floor(number / 62_500)}.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
  let due: number | null = dueAt;
  let hasLeft = false;
  return {
    async ask({ what, url, request = {}, patience, judge }) {
      if (hasLeft) return null;
      const note = ledger.open({ what, dueAt: due ?? performance.now() });
      due = null;
      try {
        const signal = AbortSignal.timeout(patienceMs[patience]);
        const response = await sendByProxy(url, proxy, { agent, localAddress, signal, ...request });
        const text = await response.text();
        const found = judged(judge, response, text);
        note(found);
        return { response, text, found };
      } catch (cause) {
        const { name, code } = cause as { name?: string; code?: string };
        note({ outcome: 'cut', why: code ?? name ?? String(cause) });
        return null;
      }
    },
    look: () => sleep(lookMs),
    leave() {
      hasLeft = true;
      agent.destroy();
    },
  };
}

/** A response that cannot be parsed counts as a failure. */
function judged(judge: Asked['judge'], response: Response, text: string): Found {
  try {
    return judge(response, text);
  } catch (cause) {
    return { outcome: 'gap', why: `unreadable: ${String(cause).slice(0, 80)}` };
  }
}
