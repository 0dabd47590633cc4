import Bowser from 'bowser';
import type { FastifyRequest } from 'fastify';
import type { SignedInDevice } from 'shared-contracts/entities';
import { type Storefront, storefrontOf, type TeamShop } from '../../http/request/storefront.ts';

/** Stored description of a browser: enough to recognize it, without its version and network. */
export type DeviceName = Pick<SignedInDevice, 'browser' | 'system' | 'kind'>;

const unknownDevice: DeviceName = { browser: '', system: '', kind: 'unknown' };

/** User agents are at most some hundred characters long; patterns are not run on more. */
const longestAgent = 500;
const longestName = 40;
const kinds = ['desktop', 'mobile', 'tablet'] as const;

/** The names of a browser and its system, from its `User-Agent` header. */
function deviceNameOf({ headers }: Pick<FastifyRequest, 'headers'>): DeviceName {
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || agent.length > longestAgent) return unknownDevice;
  const { browser, os, platform } = Bowser.parse(agent);
  return {
    browser: (browser.name ?? '').slice(0, longestName),
    system: (os.name ?? '').slice(0, longestName),
    kind: kinds.find((kind) => kind === platform.type) ?? 'unknown',
  };
}

/** Where a shopper signs in: the device, and the shop. */
export type SignInOrigin = { readonly device: DeviceName; readonly from: Storefront };

export const signInOriginOf = (context: TeamShop, request: FastifyRequest): SignInOrigin => ({
  device: deviceNameOf(request),
  from: storefrontOf(context, request),
});
