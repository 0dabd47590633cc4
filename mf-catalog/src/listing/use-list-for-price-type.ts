import { useEffect, useState } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import type { ListData } from './list-loader.ts';

/**
 * The server renders every list with the order, bounds and prices of the price type `vk`. For a shopper with another price type (SPEC 6)
 * the browser loads the list again after hydration. Until that succeeds, the server's list is shown.
 */
export function useListForPriceType(data: ListData): ListData {
  const app = useApp();
  const { priceType } = useSession();
  const [own, setOwn] = useState<{ data: ListData; replaced: ListData } | null>(null);
  useEffect(() => {
    if (priceType === 'vk') return;
    const controller = new AbortController();
    const readOwn = async () => {
      const { readList } = await import('./list-loader.ts');
      const result = await readList(app, data.path, data.query, controller.signal);
      if (result.kind === 'data' && !controller.signal.aborted) setOwn({ data: result.data, replaced: data });
    };
    readOwn().catch(reportError);
    return () => controller.abort();
  }, [app, priceType, data]);
  return own?.replaced === data && priceType !== 'vk' ? own.data : data;
}
