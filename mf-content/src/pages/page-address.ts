import type { ContentPage } from 'shared-contracts/entities';
import { isSlug } from '../guide/guide-paths.ts';

export type PageAddress = Pick<ContentPage, 'section' | 'slug'>;

/** Section and slug of `/static/impressum/`, in the team shop of `/info/hilfe/`; null for another path. */
export function pageAddress(pathname: string): PageAddress | null {
  const [, section, slug = ''] = /\/(static|services|info)\/([^/]+)\/?$/.exec(pathname) ?? [];
  return isSlug(slug) ? { section: section as PageAddress['section'], slug } : null;
}

export type NewsletterLink = { readonly purpose: 'confirm' | 'unsubscribe'; readonly token: string };

const secret = /^[\w-]{43}$/;

/** The emailed link of an address; null for other addresses. A truncated secret is kept: its page says so. */
export function newsletterLink({ pathname, searchParams }: URL): NewsletterLink | null {
  if (pageAddress(pathname)?.slug !== 'newsletter') return null;
  const [confirm, unsubscribe] = [searchParams.get('token'), searchParams.get('abmelden')];
  if (confirm !== null) return { purpose: 'confirm', token: confirm };
  return unsubscribe === null ? null : { purpose: 'unsubscribe', token: unsubscribe };
}

/** Whether a secret is complete: some email programs break long addresses. */
export const isWhole = ({ token }: NewsletterLink): boolean => secret.test(token);
