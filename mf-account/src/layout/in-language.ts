import type { AppContext } from 'shared-contracts/app';

/** The path of a call of login, registration and passwords, which has another version in the team shop (SPEC 7). */
export function authPath(call: string, app: Pick<AppContext, 'config' | 'locale'>): string {
  return inLanguage(`${app.config.teamBuild ? '/api/v2/team/' : '/api/v1/'}${call}`, app);
}

/** An API path with the shop's language, in which the API writes its error messages. */
export function inLanguage(path: string, { locale }: Pick<AppContext, 'locale'>): string {
  return locale === 'at' ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;
}

/** Parameter of the calls for orders: each shop shows its own, since it has the pages of their products. */
export const shopOf = ({ teamBuild }: Pick<AppContext['config'], 'teamBuild'>): { readonly shop: 'shop' | 'team' } => ({
  shop: teamBuild ? 'team' : 'shop',
});
