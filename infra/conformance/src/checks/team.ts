import { randomUUID } from 'node:crypto';
import {
  Cart,
  ContentPage,
  ContentPageIndex,
  HeaderData,
  Listing,
  MenuItem,
  SearchLimited,
  SentProduct,
  Suggestion,
  Team,
  TeamDirectory,
  TeamSummary,
  Wishlist,
} from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require } from '../check.ts';
import { newGuest, type Probe } from '../probe.ts';

const isTeam = { isTeam: true } as const;

const aTeam = (probe: Probe): Promise<Team> =>
  probe.once('team', async () => {
    const teams = await probe.data('/api/v2/team/list/', Type.Array(TeamSummary));
    const team = teams.find(({ products }) => products > 0);
    require(team !== undefined, 'no team has products');
    return probe.data(`/api/v2/team/${team.slug}/`, Team);
  });

async function teamProduct(probe: Probe): Promise<{ team: string; product: SentProduct }> {
  const { team, products } = await aTeam(probe);
  for (const { url } of products) {
    const path = url.slice(url.indexOf('/p/'));
    const product = await probe.data(
      `/api/v2/team/${team.slug}/product/?path=${encodeURIComponent(path)}`,
      SentProduct,
    );
    if (product.options.some(({ stock }) => stock)) return { team: team.slug, product };
  }
  throw new Error(`no product of team ${team.slug} is in stock`);
}

const isOfTeams = ({ url }: { url: string }): boolean => /^\/[^/]+\/p\//.test(url);

export const teamChecks: readonly Check[] = [
  ...checksOf(
    'GET /api/v2/team/teams/',
    'reads',
    {
      'finds a team by its name': async (probe) => {
        const { team } = await aTeam(probe);
        const found = await probe.data(`/api/v2/team/teams/?q=${encodeURIComponent(team.name)}`, TeamDirectory);
        require(found.teams.some(({ slug }) => slug === team.slug), `${team.name} is not found`);
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/search/',
    'reads',
    {
      'lists the assortment of a team, each product at the team’s address': async (probe) => {
        const { team, total } = await aTeam(probe);
        const listing = await probe.data(`/api/v2/team/search/?path=/${team.slug}/`, Listing);
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
      'has entries': async (probe) =>
        require((await probe.data('/api/v2/team/menu/', Type.Array(MenuItem))).length > 0, 'the menu is empty'),
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/pages/info/{slug}/',
    'reads',
    {
      'has every page of the index': async (probe) => {
        const index = await probe.data('/api/v2/team/pages/', ContentPageIndex);
        for (const { url } of [...index.static, ...index.services].slice(0, 5)) {
          const page = await probe.data(`/api/v2/team/pages${url}`, ContentPage);
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
      'previews and suggests what teams sell': async (probe) => {
        const { 'search-limited': first } = await probe.data('/api/v2/team/header-data/', HeaderData);
        const { search } = await probe.data('/api/v2/team/search-limited/?q=a', SearchLimited);
        require([...first, ...search].every(isOfTeams), 'a product has no address of a team');
        await probe.data('/api/v2/team/autosuggest/list/?q=sc', Type.Array(Suggestion));
      },
    },
    isTeam,
  ),
  ...checksOf(
    'GET /api/v2/team/{teamName}/',
    'reads',
    {
      'has a page of the team’s products': async (probe) => {
        const { team, products, total } = await aTeam(probe);
        require(products.length > 0 && total >= products.length, 'the page and the total disagree');
        require(team.products === total, `the list of teams says ${team.products} products, the team ${total}`);
      },
      'responds 404 to an unknown team': async (probe) => {
        await probe.refusal('/api/v2/team/conformance-no-such-team/', [404]);
      },
    },
    isTeam,
  ),
  ...checksOf(
    'POST /api/v2/team/cart/',
    'writes',
    {
      'adds several items at once, for their team': async (probe) => {
        const { team, product } = await teamProduct(probe);
        const option = product.options.find(({ stock }) => stock);
        const guest = newGuest();
        const body = { items: [{ productOption: option?.id, amount: 1 }], team, shopIdentifier: 'at', priceType: 'vk' };
        const headers = { ...guest, 'idempotency-key': randomUUID() };
        const { products } = await probe.data('/api/v2/team/cart/', Cart, { method: 'POST', headers, body });
        require(products.length === 1 && products[0]?.option.id === option?.id, 'the item is not in the cart');
        require(products[0]?.team !== null, 'the line has no team');
        const shop = await probe.data('/api/v1/cart/', Cart, { headers: guest });
        require(shop.products.length === 0, 'the item is in the cart of the shop too');
      },
    },
    isTeam,
  ),
  ...checksOf(
    'POST /api/v2/team/wishlist/',
    'writes',
    {
      'keeps a list of its own': async (probe) => {
        const { team, product } = await teamProduct(probe);
        const guest = newGuest();
        const call = { method: 'POST', headers: guest, body: { productId: product.id, team } } as const;
        const { products } = await probe.data('/api/v2/team/wishlist/', Wishlist, call);
        require(products.length === 1, 'the product is not on the list');
        const shop = await probe.data('/api/v1/wishlist/', Wishlist, { headers: guest });
        require(shop.products.length === 0, 'the product is on the list of the shop too');
      },
    },
    isTeam,
  ),
];
