import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';
import en from './en.json';

/** Keys of the German file; the English one has the same. */
export type MessageKey = keyof typeof at;

/** Both languages in one on-demand script: the name and hash of a second one would be part of every page. */
export const messages = defineMessages(at, { en: async () => ({ default: en }) });
