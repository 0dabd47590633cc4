import { defineMessages } from 'shared-contracts/i18n';
import at from './at.json';

export const messages = defineMessages(at, { en: () => import('../../messages/english.ts') });
