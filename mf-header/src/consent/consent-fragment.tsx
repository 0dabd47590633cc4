import { type ReactElement, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import type { FragmentMap } from 'shared-contracts/remote';
import { ConsentBanner } from './consent-banner.tsx';
import type { MessageKey } from './messages/messages.ts';
import { SettingsUnavailable } from './settings-unavailable.tsx';
import { type Decision, removeStored } from './stored-keys.ts';

/** Loaded on request: most shoppers answer the banner. */
const ConsentSettings = lazyComponent(async () => (await import('./consent-settings.tsx')).ConsentSettings);

/** Analytics code is loaded only after the shopper has consented. */
const Analytics = lazyComponent(async () => (await import('../analytics/analytics.tsx')).Analytics);

/** Shows the banner to a shopper who has not decided, the settings on request, and counts where that is allowed (decision 0052). */
export function ConsentFragment({ settingsRequests }: FragmentMap['mf-header/consent']): ReactElement {
  const t = useTranslate<MessageKey>();
  const { consent, config } = useApp();
  const choice = useSyncExternalStore(consent.subscribe, consent.read, consent.read);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const closeSettings = useCallback(() => setSettingsOpen(false), []);

  useEffect(() => {
    if (settingsRequests > 0) setSettingsOpen(true);
  }, [settingsRequests]);

  function decide(decision: Decision): void {
    removeStored(decision);
    consent.decide(decision);
    setSettingsOpen(false);
    setSaved(true);
  }

  const isAsked = choice === null && config.analytics !== null && !isCrawler(navigator.userAgent);
  return (
    <>
      {isAsked ? (
        <ConsentBanner
          onDecide={decide}
          onNearChoice={ConsentSettings.preload}
          onChoose={() => setSettingsOpen(true)}
        />
      ) : null}
      {areSettingsOpen ? (
        <ConsentSettings
          choice={choice}
          onDecide={decide}
          onClose={closeSettings}
          failed={(retry) => <SettingsUnavailable onRetry={retry} onClose={closeSettings} />}
        />
      ) : null}
      <p role="status" className="visually-hidden">
        {isSaved && !areSettingsOpen ? t('saved') : null}
      </p>
      {choice?.statistics ? <Analytics /> : null}
    </>
  );
}

/** `bot` ends the names of crawlers, but Cubot is a brand of phones that appears in user agents. */
const crawlerNames = /(?<!u)bot|crawl|spider|headless|lighthouse/i;

/**
 * Whether the user agent is that of a crawler. Crawlers that run scripts identify themselves; they store nothing, so they are not asked for
 * consent.
 */
export const isCrawler = (userAgent: string): boolean => crawlerNames.test(userAgent);
