import type { AppContext } from 'shared-contracts/app';

/** The path of a call of login, registration and passwords, which the team shop has at another version (SPEC 7). */
export function authPath(call: string, app: Pick<AppContext, 'config' | 'locale'>): string {
  return inLanguage(`${app.config.teamBuild ? '/api/v2/team/' : '/api/v1/'}${call}`, app);
}

/** A path of the API with the shop's language, in which the API writes its refusals. */
export function inLanguage(path: string, { locale }: Pick<AppContext, 'locale'>): string {
  return locale === 'at' ? path : `${path}${path.includes('?') ? '&' : '?'}locale=${locale}`;
}

/** Parameter of the calls of orders: each shop shows its own, whose products have their pages there. */
export const shopOf = ({ teamBuild }: Pick<AppContext['config'], 'teamBuild'>): { readonly shop: 'shop' | 'team' } => ({
  shop: teamBuild ? 'team' : 'shop',
});
