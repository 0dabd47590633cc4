import { readSettings } from '../server/settings.ts';

/** The configuration that the shop starts with when nothing is set. */
export const configForTests = readSettings({}, '/dist').config;
