import { checkResponse, hasShape } from 'shared-contracts/api';
import type { Store, StoreFlyers } from 'shared-contracts/entities';
import type { LoaderInput, LoaderResult } from 'shared-contracts/remote';
import { storeAddress } from '../search/search-address.ts';
import { type StoreView, storeView } from './store-view.ts';

export async function loadStorePage({ app, params, request }: LoaderInput): Promise<LoaderResult<StoreView>> {
  const shopUrl = (params['*'] ?? '').replace(/\/$/, '');
  const { signal, url } = request;
  const service = url.searchParams.get('service');
  const path = encodeURIComponent(shopUrl);
  const [store, flyers] = await Promise.all([
    app.api.get<unknown>(`/api/v1/stores/${path}/?locale=${app.locale}`, { signal }),
    app.config.flippingBookPrefix === null
      ? null
      : app.api.get<unknown>(`/api/v1/flyers/?store=${path}&locale=${app.locale}`, { signal }),
  ]);
  const checked = checkResponse(store, isStore);
  if (!checked.ok) {
    return checked.error.status === 404 ? { kind: 'not-found' } : { kind: 'failed', error: checked.error };
  }
  // A store is also found by its id, but its page has only one address.
  if (checked.data.shopUrl !== shopUrl)
    return { kind: 'redirect', to: storeAddress(checked.data.url, service === null ? [] : [service]) };
  // Without its flyers the page is still useful.
  const found = flyers && checkResponse(flyers, hasFlyers);
  return { kind: 'data', data: storeView(checked.data, found?.ok ? found.data.flyers : [], service, Date.now()) };
}

const isStore = hasShape<Store>({
  shopUrl: 'string',
  hours: 'array',
  days: 'array',
  exceptions: 'array',
  serviceList: 'array',
  nearby: 'array',
  picture: { url: 'string' },
});
const hasFlyers = hasShape<StoreFlyers>({ flyers: 'array' });
