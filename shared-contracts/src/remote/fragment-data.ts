import { use, useEffect, useState } from 'react';
import type { ApiResult } from '../api/api-result.ts';
import { checkResponse, hasShape } from '../api/response-shape.ts';
import { useApp } from '../app/app-context.tsx';
import type { ContentPageIndex } from '../entities/index.ts';
import { fulfilled } from './fulfilled.ts';
import type { AppContext, FragmentData } from './remote.ts';

export type { FragmentData } from './remote.ts';

/**
 * Loads data that a fragment needs in its server HTML, such as the menu. On the server rendering waits for it, and the response is part of
 * the page: the browser hydrates with it and sends no request. A response that failed on the server is requested again in the browser.
 * @param key unique in the shop: `<frontend>/<name>`
 * @param load one for each key; the first one is used
 */
export function useFragmentData<T>(key: string, load: (app: AppContext) => Promise<ApiResult<T>>): ApiResult<T> {
  const app = useApp();
  const [ask] = useState(() => load);
  const first = use(app.fragmentData.get(key, () => ask(app)));
  const [second, setSecond] = useState<ApiResult<T> | null>(null);
  useEffect(() => {
    if (first.ok) return;
    let abandoned = false;
    ask(app).then((result) => {
      if (!abandoned) setSecond(result);
    });
    return () => {
      abandoned = true;
    };
  }, [first, app, ask]);
  return second ?? first;
}

const isPageIndex = hasShape<Pick<ContentPageIndex, 'static' | 'services'>>({ static: 'array', services: 'array' });

/**
 * The shop's content pages, and which of its parts have content: links of elements shown on every page lead only to these.
 * @returns null where it could not be loaded
 */
export function usePageIndex(): ContentPageIndex | null {
  const result = useFragmentData('shop/pages', async ({ api, config, locale }) => {
    const index = checkResponse(
      await api.get<unknown>(`/api/${config.teamBuild ? 'v2/team' : 'v1'}/pages/?locale=${locale}`),
      isPageIndex,
    );
    // An API older than 1.5.0 does not tell which parts have content.
    return index.ok ? { ok: true, data: { has: everything, ...index.data } } : index;
  });
  return result.ok ? result.data : null;
}

const everything = { stores: true, articles: true, flyers: true, brands: true };

/** @param seed responses that came with the page, by key */
export function createFragmentData(seed: Readonly<Record<string, ApiResult<unknown>>> = {}): FragmentData & {
  /** As `get`, with a response that is already known. */
  take<T>(key: string, response: ApiResult<T>): Promise<ApiResult<T>>;
  /** Every response so far, to be sent with the page. */
  settled(): Record<string, ApiResult<unknown>>;
} {
  const responses = new Map<string, Promise<ApiResult<unknown>>>();
  const settled: Record<string, ApiResult<unknown>> = { ...seed };
  for (const [key, response] of Object.entries(seed)) responses.set(key, fulfilled(response));
  return {
    take<T>(key: string, given: ApiResult<T>) {
      let response = responses.get(key);
      if (!response) {
        settled[key] = given;
        response = fulfilled<ApiResult<unknown>>(given);
        responses.set(key, response);
      }
      return response as Promise<ApiResult<T>>;
    },
    get<T>(key: string, load: () => Promise<ApiResult<T>>) {
      let response = responses.get(key);
      if (!response) {
        response = load().then((result) => {
          settled[key] = result;
          return result;
        });
        responses.set(key, response);
      }
      // By convention a key has one type; the map's type cannot express that.
      return response as Promise<ApiResult<T>>;
    },
    settled: () => settled,
  };
}
