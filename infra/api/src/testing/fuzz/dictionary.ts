import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { homeAddress } from '../home-address.ts';
import { own } from './shoppers.ts';
import type { Dictionaries, Dictionary } from './value-for-schema.ts';

/** Password of the accounts that `signUp` registers. */
const password = 'steil-und-steinig';

type Tile = { readonly id: number; readonly url: string };
type Detail = { readonly options: readonly { readonly id: number; readonly quantity: number }[] };
type Store = { readonly sysname: string; readonly shopUrl: string };

async function read<Data>(server: FastifyInstance, url: string): Promise<Data> {
  return ((await server.inject(url)).json() as { data: Data }).data;
}

const segmentsOf = (url = ''): string[] => url.split('/').filter(Boolean);

/** Options in stock of the products with these paths. */
async function optionsOf(server: FastifyInstance, url: string, paths: readonly string[]): Promise<number[]> {
  const products = await Promise.all(paths.map((path) => read<Detail>(server, `${url}?path=${path}`)));
  return products.flatMap(({ options }) => options.filter(({ quantity }) => quantity > 0).map(({ id }) => id));
}

/** Values of real requests, so that valid requests succeed: products, options, stores, clubs, articles and words. */
export async function readDictionaries(server: FastifyInstance): Promise<Dictionaries> {
  const { products } = await read<{ products: Tile[] }>(server, '/api/v1/search/?path=/&limit=24');
  const urls = products.slice(0, 6).map(({ url }) => url);
  const options = await optionsOf(server, '/api/v1/product/', urls);
  const ids = products.map(({ id }) => id);
  const { stores } = await read<{ stores: Store[] }>(server, '/api/v1/stores/');
  const teams = await read<{ slug: string }[]>(server, '/api/v2/team/list/');
  const { flyers } = await read<{ flyers: { path: string }[] }>(server, '/api/v1/flyers/');
  const pages = await read<Record<string, { url: string }[]>>(server, '/api/v1/pages/');
  const blog = await read<{ categories: { slug: string }[]; articles: { url: string }[] }>(server, '/api/v1/blog/');
  const avatars = await read<{ key: string; url: string }[]>(server, '/api/v1/avatars/');
  const [section = '', pageSlug = ''] = segmentsOf(Object.values(pages).flat()[0]?.url);
  const team = teams[0]?.slug ?? '';
  const assortment = await read<{ products: Tile[] }>(server, `/api/v2/team/${team}/`);
  const teamUrls = assortment.products.slice(0, 3).map(({ url }) => url.slice(`/${team}`.length));
  const slugs = teams.slice(0, 3).map(({ slug }) => slug);
  const sysnames = stores.slice(0, 3).map(({ sysname }) => sysname);
  const general: Dictionary = {
    path: ['/', '/schuhe/', '/sale/', '/marken/', '/search/', ...urls],
    productId: ids,
    productOption: options,
    option: options,
    amount: [1, 2],
    setId: [null],
    mounting: [false],
    productIds: [ids.slice(0, 3).join(',')],
    ids: [ids.slice(0, 3).join(',')],
    page: [1, 2],
    q: ['laufschue', 'Ski', 'jacke damen', 'zelt 2 personen', 'Wien'],
    near: ['Wien', '6020'],
    shopUrl: stores.slice(0, 4).map(({ shopUrl }) => shopUrl),
    store: stores.slice(0, 3).map(({ shopUrl }) => shopUrl),
    sysname: sysnames,
    storeSysname: sysnames,
    team: slugs,
    teamName: slugs,
    category: ['', ...blog.categories.map(({ slug }) => slug)],
    ...Object.fromEntries(Object.entries(homeAddress).map(([name, value]) => [name, [value]])),
    deliveryType: ['home'],
    birthday: ['1990-02-28'],
    shop: ['shop'],
    // No account has one.
    voucher: [undefined],
    addressUuid: [undefined],
    expectedTotal: [own.total],
    id: [own.id],
    number: [own.number],
    position: [0],
    state: ['delivered'],
    key: avatars.map(({ key }) => key),
    email: [own.email, own.email, 'niemand@example.at'],
    password: [password],
    oldPassword: [password],
    newPassword: [password],
    newPassword_confirmation: [password],
    // Guest ids are UUIDs of version 4, which few generated UUIDs are.
    mergeUuid: [randomUUID(), randomUUID()],
  };
  const byPath: Record<string, Dictionary> = {
    '/avatars/{file}': { file: avatars.map(({ url }) => segmentsOf(url).at(-1) ?? '') },
    '/api/v1/order/lookup/': { email: [own.email] },
    '/api/v1/order/lookup/invoice/': { email: [own.email] },
    '/api/v1/user/order/{id}/return/': { amount: [1] },
    '/api/v1/user/email/': { email: ['niemand@example.at'] },
    '/api/v1/product/': { path: urls },
    '/api/v1/pages/{section}/{slug}/': { section: [section], slug: [pageSlug] },
    '/api/v1/blog/article/{slug}/': { slug: blog.articles.map(({ url }) => segmentsOf(url).at(-1) ?? '') },
    '/api/v1/flyers/{path}/': { path: flyers.map(({ path }) => path) },
    '/api/v2/team/{teamName}/product/': { teamName: [team], path: teamUrls },
    '/api/v2/team/pages/info/{slug}/': { slug: ['hilfe', pageSlug] },
    '/api/v2/team/search/': { path: [`/${team}/`] },
    '/api/v2/team/cart/': {
      team: [team],
      productOption: await optionsOf(server, `/api/v2/team/${team}/product/`, teamUrls),
    },
  };
  return { general, byPath };
}
