import {
  ContentPage,
  ContentPageIndex,
  HeaderData,
  Listing,
  MenuItem,
  ProductTile,
  SearchLimited,
  Suggestion,
  TeamDirectory,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require } from '../check.ts';
import { someTeam } from '../sample-data.ts';

const isTeam = { isTeam: true } as const;

const isOfTeams = ({ url }: { url: string }): boolean => /^\/[^/]+\/p\//.test(url);

export const teamChecks: readonly Check[] = [
  ...checksOf(
    'GET /api/v2/team/teams/',
    'reads',
    {
      'finds a team by its name': async (caller) => {
        const { team } = await someTeam(caller);
        const found = await caller.data(`/api/v2/team/teams/?q=${encodeURIComponent(team.name)}`, TeamDirectory);
        require(found.teams.some(({ slug }) => slug === team.slug), `${team.name} is not found`);
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/search/',
    'reads',
    {
      'lists the assortment of a team, each product at the team’s address': async (caller) => {
        const { team, total } = await someTeam(caller);
        const listing = await caller.data(`/api/v2/team/search/?path=/${team.slug}/`, Listing);
        require(listing.total === total, `the list has ${listing.total} products, the team ${total}`);
        require(listing.products.every(({ url }) =>
          url.startsWith(`/${team.slug}/p/`),
        ), 'a product has another address');
        require(listing.team?.slug === team.slug, 'the list does not name its team');
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/menu/',
    'reads',
    {
      'has entries': async (caller) =>
        require((await caller.data('/api/v2/team/menu/', Type.Array(MenuItem))).length > 0, 'the menu is empty'),
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/pages/info/{slug}/',
    'reads',
    {
      'has every page of the index': async (caller) => {
        const index = await caller.data('/api/v2/team/pages/', ContentPageIndex);
        for (const { url } of [...index.static, ...index.services].slice(0, 5)) {
          const page = await caller.data(`/api/v2/team/pages${url}`, ContentPage);
          require(page.url === url, `${url} is ${page.url}`);
        }
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/header-data/',
    'reads',
    {
      'previews and suggests what teams sell': async (caller) => {
        const { 'search-limited': first } = await caller.data('/api/v2/team/header-data/', HeaderData);
        const { search } = await caller.data('/api/v2/team/search-limited/?q=a', SearchLimited);
        require([...first, ...search].every(isOfTeams), 'a product has no address of a team');
        await caller.data('/api/v2/team/autosuggest/list/?q=sc', Type.Array(Suggestion));
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/{teamName}/',
    'reads',
    {
      'has a page of the team’s products': async (caller) => {
        const { team, products, total } = await someTeam(caller);
        require(products.length > 0 && total >= products.length, 'the page and the total disagree');
        require(team.products === total, `the list of teams says ${team.products} products, the team ${total}`);
      },
      'responds 404 to an unknown team': async (caller) => {
        await caller.refusal('/api/v2/team/conformance-no-such-team/', [404]);
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/products/',
    'reads',
    {
      'returns tiles in the order of the ids at addresses of teams, without unknown ones': async (caller) => {
        const ids = (await someTeam(caller)).products
          .slice(0, 3)
          .map(({ id }) => id)
          .toReversed();
        const path = `/api/v2/team/products/?ids=${[...ids, 999_999_999].join(',')}`;
        const found = await caller.data(path, Type.Array(ProductTile));
        const foundIds = found.map(({ id }) => id).join();
        require(foundIds === ids.join(), `asked for ${ids.join()}, got ${foundIds}`);
        require(found.every(isOfTeams), 'a product has no address of a team');
      },
    },
    isTeam,
  ),
];
