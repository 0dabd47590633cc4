import { useEffect, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Gender } from '../entities/index.ts';

/*
 * The gender of the navigation (decision 0061). mf-header owns it; components of other frontends follow it here. Not provided by the host:
 * each frontend bundles what it uses, so this module imports the host's modules by name.
 */

/** The gender of the navigation; 0 on the server, during hydration, and as long as it is unknown. */
export function useGender(): Gender {
  const { bus } = useApp();
  const [gender, setGender] = useState<Gender>(0);
  useEffect(() => {
    const follow = (event: { gender: Gender }): void => setGender(event.gender);
    bus.on('gender-changed', follow);
    bus.emit('gender-asked', {});
    return () => bus.off('gender-changed', follow);
  }, [bus]);
  return gender;
}

/** The segment of the shop's paths for each gender (SPEC 2). */
const segments: Readonly<Record<Exclude<Gender, 0>, string>> = { 1: 'damen', 2: 'herren', 3: 'kinder' };

/**
 * The address of the same list for a gender: `/search/?sort=added_at` becomes `/damen/?sort=added_at`, `/sport/laufen/` becomes
 * `/sport/laufen/damen/`. Addresses that name a gender or a search, or are no lists, are returned unchanged: a search uses the shopper's
 * own words.
 * @param url in-app address
 */
export function pathForGender(url: string, gender: Gender): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (gender === 0 || /[?&]q=/.test(rest)) return url;
  const own = Object.values(segments);
  const parts = path.split('/').filter(Boolean);
  if (parts.some((part) => own.includes(part))) return url;
  if (path === '/search/') return `/${segments[gender]}/${rest}`;
  const [section, name] = parts;
  const isList =
    name === undefined ? section === 'sale' || section === 'outlet' : section === 'marken' || section === 'sport';
  return isList ? `/${parts.join('/')}/${segments[gender]}/${rest}` : url;
}
