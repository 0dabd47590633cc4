import { useApp, useIsHydrated } from 'shared-contracts/app';
import { useSearchParams } from 'shared-contracts/routing';
import { returnPath } from './return-path.ts';

const none = new URLSearchParams();

/** The query of the address, once the page is hydrated: the server renders one page for all queries. */
export function useAddressQuery(): URLSearchParams {
  const [search] = useSearchParams();
  return useIsHydrated() ? search : none;
}

/** Where the shopper goes after signing in. */
export function useReturnPath(): string {
  const { config } = useApp();
  return returnPath(useAddressQuery(), config.locales);
}
