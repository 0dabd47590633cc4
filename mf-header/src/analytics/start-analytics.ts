import type { AnalyticsEvent } from 'shared-contracts/analytics';
import type { AppContext } from 'shared-contracts/app';
import type { Receiver } from './receivers/batches.ts';
import { createDataLayer } from './receivers/data-layer.ts';
import { createMatomo } from './receivers/matomo.ts';
import { createShopCounter } from './receivers/shop-counter.ts';
import { openVisit } from './visit.ts';

/** `/47.27,11.39`: where the shopper is, in the address of a search for stores nearby. */
const position = /\/-?\d+\.\d+(,|%2C)-?\d+\.\d+(?=\/)/i;

/** The consent is to statistics about pages: no receiver gets a position. */
const withoutPosition = (event: AnalyticsEvent): AnalyticsEvent =>
  'path' in event ? { ...event, path: event.path.replace(position, '') } : event;

/** Connects the shop's events with the receivers of the site configuration. */
export function startAnalytics(app: Pick<AppContext, 'analytics' | 'config'>): {
  countPage(): void;
  /** The consent has ended: nothing more is sent, and what this tab has stored is deleted. */
  stop(): void;
} {
  const { analytics, config } = app;
  const visit = openVisit(analytics.track, config.limits);
  const matomo = config.analytics?.matomo;
  const receivers: Receiver[] = [
    createDataLayer(),
    createShopCounter(),
    ...(matomo ? [createMatomo(matomo, visit.id)] : []),
  ];
  const endEvents = analytics.receive((event) => {
    for (const receiver of receivers) receiver.take(withoutPosition(event));
  });
  return {
    countPage: visit.countPage,
    stop() {
      endEvents();
      visit.discard();
      for (const receiver of receivers) receiver.stop();
    },
  };
}
