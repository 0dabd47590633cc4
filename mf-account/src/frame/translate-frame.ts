import type { AppContext } from 'shared-contracts/app';
import { createTranslate, type Translate } from 'shared-contracts/i18n';
import { type FrameMessageKey, frameMessages } from './messages/messages.ts';

/** For loaders, which run outside of components. */
export async function translateFrame(app: AppContext): Promise<Translate<FrameMessageKey>> {
  return createTranslate(await frameMessages(app.locale), app.locale);
}
