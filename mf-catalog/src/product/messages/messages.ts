import { defineMessages } from 'shared-contracts/i18n';
import tile from '../../tile/messages/at.json';
import at from './at.json';

export const messages = defineMessages({ ...tile, ...at }, { en: () => import('../../messages/english.ts') });
