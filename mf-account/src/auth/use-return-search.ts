import { useIsHydrated } from 'shared-contracts/app';
import { useSearchParams } from 'shared-contracts/routing';

const none = new URLSearchParams();

/** The query of the address, once the page is hydrated: the server renders one page for all of them. */
export function useReturnSearch(): URLSearchParams {
  const [search] = useSearchParams();
  return useIsHydrated() ? search : none;
}
