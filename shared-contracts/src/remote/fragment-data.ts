import { use, useEffect, useState } from 'react';
import type { ApiResult } from '../api/api-result.ts';
import { type AppContext, useApp } from '../app/app-context.tsx';
import { fulfilled } from './fulfilled.ts';

/** Data of fragments, by key: loaded once an app, sent along by the server, taken over by hydration. */
export type FragmentData = {
  get<T>(key: string, load: () => Promise<ApiResult<T>>): Promise<ApiResult<T>>;
};

/**
 * Data that a fragment needs in its server HTML, such as the menu. On the server rendering waits for it, and the answer
 * travels in the page, so that the browser hydrates with the same and does not ask again. An answer that failed on the
 * server is asked for once more in the browser.
 * @param key unique in the shop: `<frontend>/<name>`
 * @param load one for each key; the first one given is used
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

/** @param seed answers that came with the page, by key */
export function createFragmentData(seed: Readonly<Record<string, ApiResult<unknown>>> = {}): FragmentData & {
  /** As `get`, where the answer is known already. */
  take<T>(key: string, answer: ApiResult<T>): Promise<ApiResult<T>>;
  /** Every answer so far, to be sent along with the page. */
  settled(): Record<string, ApiResult<unknown>>;
} {
  const answers = new Map<string, Promise<ApiResult<unknown>>>();
  const settled: Record<string, ApiResult<unknown>> = { ...seed };
  for (const [key, answer] of Object.entries(seed)) answers.set(key, fulfilled(answer));
  return {
    take<T>(key: string, given: ApiResult<T>) {
      let answer = answers.get(key);
      if (!answer) {
        settled[key] = given;
        answer = fulfilled<ApiResult<unknown>>(given);
        answers.set(key, answer);
      }
      return answer as Promise<ApiResult<T>>;
    },
    get<T>(key: string, load: () => Promise<ApiResult<T>>) {
      let answer = answers.get(key);
      if (!answer) {
        answer = load().then((result) => {
          settled[key] = result;
          return result;
        });
        answers.set(key, answer);
      }
      // One key is one type by convention; the map cannot know it.
      return answer as Promise<ApiResult<T>>;
    },
    settled: () => settled,
  };
}
