import { readFileSync } from 'node:fs';
import { reservedSegments } from 'shared-contracts/reserved-segments';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { type Env, textFrom } from '../settings.ts';
import { SiteEntry, wantedOf } from './site-entry.ts';

const SiteFile = Type.Object({ sites: Type.Array(SiteEntry, { minItems: 1 }) }, { additionalProperties: false });

/** A site's configured fields, without its host; empty if there is no file. */
export type ConfiguredFields = Partial<Omit<SiteEntry, 'hostName'>>;

/**
 * The entry of a shop in the file that `SHOP_SITE_CONFIG` names: `{ "sites": [{ "hostName": "www.shop.example", … }] }`. Shell, product API
 * and checkout read the same one, so that they agree on locales and parts of the shop.
 * @param shop its origin, and the variable that sets it; an entry without port matches all ports
 * @throws one sentence that names the file, the field and what it must be
 */
export function siteFrom(env: Env, shop: { origin: string; variable: string }): ConfiguredFields {
  const file = textFrom(env, 'SHOP_SITE_CONFIG', null);
  if (file === null) return {};
  const { host } = new URL(shop.origin);
  const sites = sitesIn(file);
  const site = fieldsOf(sites, host);
  if (site) return site;
  const known = sites.map(({ hostName }) => hostName).join(', ');
  throw new Error(
    `${file}: "hostName" must be ${host} in one entry, since that is the host of ${shop.variable}, but there is ${known}.`,
  );
}

/** As `siteFrom`, but null if the file has no entry for the shop. */
export function siteIfNamed(env: Env, origin: string): ConfiguredFields | null {
  const file = textFrom(env, 'SHOP_SITE_CONFIG', null);
  return file === null ? null : fieldsOf(sitesIn(file), new URL(origin).host);
}

/** The checkout's origin: its URL, or its host with the shop's protocol; undefined if neither is configured. */
export function checkoutOriginOf(
  { checkoutUrl, checkoutHost }: Pick<ConfiguredFields, 'checkoutUrl' | 'checkoutHost'>,
  shopOrigin: string,
): string | undefined {
  return checkoutUrl ?? (checkoutHost && `${new URL(shopOrigin).protocol}//${checkoutHost}`);
}

function sitesIn(file: string): readonly SiteEntry[] {
  const { sites } = checked(parsed(file), file);
  for (const [index, site] of sites.entries()) {
    const fault =
      faultIn(site) ??
      (sites.slice(0, index).some(({ hostName }) => hostName === site.hostName) ? 'is there twice' : null);
    if (fault) throw new Error(`${file}: the entry of ${site.hostName} ${fault}.`);
  }
  return sites;
}

function fieldsOf(sites: readonly SiteEntry[], host: string): ConfiguredFields | null {
  const named = (name: string): SiteEntry | undefined => sites.find(({ hostName }) => hostName === name);
  const site = named(host) ?? named(host.replace(/:\d+$/, ''));
  if (!site) return null;
  const { hostName: _, ...fields } = site;
  return fields;
}

function parsed(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`${file}: the site configuration cannot be read.`, { cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file}: the site configuration is not JSON.`, { cause });
  }
}

function checked(value: unknown, file: string): { sites: SiteEntry[] } {
  const check = Compile(SiteFile);
  if (check.Check(value)) return value;
  const [, index, field] = check.Errors(value)[0]?.instancePath.split('/').slice(1) ?? [];
  const sites = typeof value === 'object' && value !== null && 'sites' in value ? value.sites : null;
  const site: unknown = Array.isArray(sites) ? sites[Number(index)] : null;
  if (typeof site !== 'object' || site === null)
    throw new Error(`${file}: "sites" must be a list of entries, one for each host.`);
  const entry = `the entry of ${'hostName' in site ? String(site.hostName) : `number ${Number(index) + 1}`}`;
  if (field === undefined) throw new Error(`${file}: ${entry} must have a "hostName".`);
  const wanted = wantedOf(field);
  if (wanted === undefined) throw new Error(`${file}: ${entry} has a field "${field}", which does not exist.`);
  const given = JSON.stringify((site as Record<string, unknown>)[field]);
  throw new Error(`${file}: "${field}" in ${entry} must ${wanted}, but is ${given}.`);
}

/** Faults that a schema cannot express. */
function faultIn({
  checkoutUrl,
  checkoutHost,
  flippingBookPrefix,
  teamListSegment,
  ...site
}: SiteEntry): string | null {
  const { locales = ['at'], localeHosts = {}, bikesFitWidgetKey: key = null, bikesFitWidgetUrl: url = null } = site;
  if ((key === null) !== (url === null))
    return 'has only one of "bikesFitWidgetKey" and "bikesFitWidgetUrl", which belong together';
  if (checkoutHost && checkoutUrl && new URL(checkoutUrl).host !== checkoutHost)
    return `has a "checkoutHost" that is not the host of its "checkoutUrl"`;
  for (const [field, value] of Object.entries({ flippingBookPrefix, teamListSegment })) {
    if (value && (reservedSegments.has(value) || value.length === 2))
      return `has a "${field}" that is the beginning of other addresses`;
  }
  const foreign = Object.entries(localeHosts).find(([, locale]) => !locales.includes(locale));
  return foreign ? `has a locale in "localeHosts" that is not one of its "locales": ${foreign[1]}` : null;
}
