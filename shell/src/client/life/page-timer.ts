import type { Analytics } from 'shared-contracts/analytics';

/** SPEC 9: the page timer. */
const timerMs = 480_000;

/** Tells analytics once that this tab has been in the shop for eight minutes, counted from the start of its document. */
export function startPageTimer({ track }: Analytics): void {
  setTimeout(() => track({ name: 'page_timer', seconds: timerMs / 1000 }), timerMs - performance.now());
}
