import { HeaderData, SearchLimited, Suggestion } from 'shared-contracts/entities';
import { searchLimits } from 'shared-contracts/site-constants';
import Type from 'typebox';
import { type Check, checksOf, require } from '../check.ts';
import { someTiles } from '../sample-data.ts';

const suggestions = Type.Array(Suggestion);

export const searchBoxChecks: readonly Check[] = [
  ...checksOf('GET /autosuggest/list/', 'reads', {
    'suggests at most five phrases, the heaviest first': async (caller) => {
      const [tile] = await someTiles(caller);
      const start = encodeURIComponent((tile?.brandName ?? '').slice(0, 3));
      const found = await caller.data(`/autosuggest/list/?q=${start}`, suggestions);
      require(found.length <=
        searchLimits.suggestions, `${found.length} suggestions, more than ${searchLimits.suggestions}`);
      require(found.length > 0, `nothing is suggested for "${start}", the start of a brand`);
    },
    'suggests nothing, with status 200, for what nothing begins with': async (caller) => {
      require((await caller.data('/autosuggest/list/?q=qxzjvwkq', suggestions)).length ===
        0, 'meaningless words have suggestions');
    },
  }),
  ...checksOf('GET /search-limited/', 'reads', {
    'previews products for words': async (caller) => {
      const [tile] = await someTiles(caller);
      const { search } = await caller.data(
        `/search-limited/?q=${encodeURIComponent(tile?.brandName ?? '')}`,
        SearchLimited,
      );
      require(search.length > 0, `no preview for the brand "${tile?.brandName}"`);
    },
    'returns the products of productIds in their order': async (caller) => {
      const ids = (await someTiles(caller))
        .slice(0, 2)
        .map(({ id }) => id)
        .toReversed();
      const { search } = await caller.data(`/search-limited/?productIds=${ids.join()}`, SearchLimited);
      require(search.map(({ id }) => id).join() ===
        ids.join(), `asked for ${ids.join()}, got ${search.map(({ id }) => id).join()}`);
    },
  }),
  ...checksOf('GET /header-data/', 'reads', {
    'has the search box’s content before anything is typed': async (caller) => {
      const data = await caller.data('/header-data/', HeaderData);
      require(data['search-limited'].length > 0, 'there are no products for the empty search box');
    },
  }),
];
