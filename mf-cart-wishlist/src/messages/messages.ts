import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

/** What every page says. Flyouts and pages bring along their own. */
export const messages = defineMessages(at, { en: () => import('./english.ts') });
