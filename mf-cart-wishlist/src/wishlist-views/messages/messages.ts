import { defineMessages } from 'shared-contracts/i18n';
import everyPage from '../../messages/at.json';
import at from './at.json';

export const messages = defineMessages({ ...everyPage, ...at }, { en: () => import('../../messages/english.ts') });
