import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';
import en from './en.json';

/** Keys of the German file; the English one has the same. */
export type MessageKey = keyof typeof at;

/** Both languages in one script, which is loaded on demand: the name and hash of another one would be on every page. */
export const messages = defineMessages(at, { en: async () => ({ default: en }) });
