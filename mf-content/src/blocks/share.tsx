import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import { useTranslate } from 'shared-contracts/i18n';
import { localAddress } from 'shared-contracts/paths';
import { type ShareOutcome, shareLink } from 'shared-contracts/share-link';
import { ShareIcon } from './block-icons.tsx';
import type { BlockMessageKey } from './messages/messages.ts';
import tools from './tools.module.css';

/** Shares or copies a page's address. The status line reports copying and failures; a share dialog gives its own feedback. */
export function Share({ title, path }: { title: string; path: string }): ReactElement {
  const t = useTranslate<BlockMessageKey>();
  const { config } = useApp();
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null);
  const url = config.shopOrigin + localAddress(config, path);

  async function share(): Promise<void> {
    setOutcome(null);
    setOutcome(await shareLink({ title, url }));
  }

  return (
    <div className={tools.tools}>
      <button type="button" className={tools.button} onClick={share}>
        <ShareIcon />
        {t('blocks.share')}
      </button>
      <p role="status">{(outcome === 'copied' || outcome === 'failed') && t(`blocks.share.${outcome}`, { url })}</p>
    </div>
  );
}
