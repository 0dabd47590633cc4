import { type Env, numberFrom, textFrom } from '@bergauf/service-kit/settings';
import type { SiteConfig } from 'shared-contracts/app';

const variable = 'SHOP_MAP_TILES';

/**
 * The tile layer of the stores' map; an empty object without one. `SHOP_MAP_TILES` is the URL template of a tile, the other variables name
 * the owner of the server and of the data.
 * @throws when one is missing or invalid
 */
export function mapTilesFrom(env: Env): Pick<SiteConfig, 'mapTiles'> {
  const url = textFrom(env, variable, null);
  if (url === null) return {};
  if (!isTemplate(url))
    throw new Error(
      `${variable} must be an address such as https://tiles.example/{z}/{x}/{y}.png, without user and wildcards in its host, but is "${url}".`,
    );
  const attributionUrl = textFrom(env, `${variable}_ATTRIBUTION_URL`, null);
  if (attributionUrl !== null && !/^https?:$/.test(protocolOf(attributionUrl)))
    throw new Error(`${variable}_ATTRIBUTION_URL must be an address of HTTP, but is "${attributionUrl}".`);
  return {
    mapTiles: {
      url,
      provider: required(env, `${variable}_PROVIDER`),
      attribution: required(env, `${variable}_ATTRIBUTION`),
      attributionUrl,
      maxZoom: numberFrom(env, `${variable}_MAX_ZOOM`, 18, { min: 8, max: 20 }),
    },
  };
}

const protocolOf = (text: string): string => (URL.canParse(text) ? new URL(text).protocol : '');

/** The origin becomes part of the Content Security Policy, so it must be one host. */
function isTemplate(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, hash, host } = new URL(text);
  const placeholders = ['{z}', '{x}', '{y}'].every((name) => text.split(name).length === 2);
  return placeholders && /^https?:$/.test(protocol) && username === '' && hash === '' && /^[\w.:[\]-]+$/.test(host);
}

function required(env: Env, name: string): string {
  const text = textFrom(env, name, null);
  if (text === null) throw new Error(`${variable} needs ${name}.`);
  return text;
}
