import { defineMessages } from 'shared-contracts/i18n';
export const messages = defineMessages({}, { en: async () => ({ default: {} }) });
