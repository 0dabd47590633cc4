import { readSettings } from '../server/settings.ts';

/** The shop's default configuration. */
export const configForTests = readSettings({}, '/dist').config;
