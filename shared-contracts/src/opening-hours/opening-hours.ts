/**
 * Whether a store is open, in words. Not provided by the host: each frontend that shows it bundles it, with the messages, which it spreads
 * into its own.
 */
export type { OpeningMessageKey } from './messages/messages.ts';
export { openingState } from './opening-state.ts';
export { dayName, openingText, shortTime, weekdayName } from './opening-text.ts';
export { useNow } from './use-now.ts';
export { viennaDay } from './vienna-time.ts';
