import { choicesFrom, type Env } from './settings.ts';

export type ShopLocale = 'at' | 'en' | 'hu' | 'cz';

const all: readonly ShopLocale[] = ['at', 'en', 'hu', 'cz'];

/**
 * `SHOP_LOCALE`: distinct locales, comma-separated, the default first. Shell, product API and checkout accept the same ones, because they
 * are started with one value.
 * @throws one sentence that names the variable
 */
export const shopLocalesFrom = (env: Env, fallback: readonly ShopLocale[] = ['at']): readonly ShopLocale[] =>
  choicesFrom(env, 'SHOP_LOCALE', all, fallback);
