import { randomUUID } from 'node:crypto';
import type { Account } from './account.ts';
import { apiHeaders, homeAddress } from './orders.ts';

type Option = { id: number; title: string; stock: boolean; quantity: number };
export type TeamProduct = {
  id: number;
  url: string;
  nameWithoutBrand: string;
  prices: { cents: { rrp: number; vk: number; premium: number; staff: number; pro: number } };
  options: Option[];
  teamOffer: { printing: object | null; minimumAmount: number };
};

/** Data of the team shop's calls without a session. */
export async function teamData<T>(api: string, path: string): Promise<T> {
  const response = await fetch(`${api}/api/v2/team/${path}`);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return ((await response.json()) as { data: T }).data;
}

/** The products that a team sells, in its order, as shown on product pages. */
async function* productsOfTeam(api: string, slug: string): AsyncGenerator<TeamProduct> {
  const { products } = await teamData<{ products: { url: string }[] }>(api, `search/?path=/${slug}/&limit=96`);
  for (const { url } of products) yield await teamData(api, `${slug}/product/?path=${url.slice(slug.length + 1)}`);
}

export type Kit = { slug: string; club: string; url: string; lines: string[] };

/** A printed product of a club with pieces for eleven players, and a line for each of them. */
export async function findKit(api: string): Promise<Kit> {
  for (const { slug, name } of (await teamData<{ teams: { slug: string; name: string }[] }>(api, 'teams/')).teams) {
    for await (const { url, options, teamOffer } of productsOfTeam(api, slug)) {
      const pieces = options.flatMap(({ title, quantity }) => Array<string>(quantity).fill(title)).slice(0, 11);
      if (!teamOffer.printing || pieces.length < 11) continue;
      return { slug, club: name, url, lines: pieces.map((size, at) => `${size}\tSpieler ${at + 1}\t${at + 1}`) };
    }
  }
  throw new Error('No club has a kit for eleven players');
}

/** A product that a team sells in several sizes, not printed and at lower prices for other roles; and the team. */
export async function findTeamProduct(
  api: string,
  ofTeam: (slugs: string[]) => string | undefined,
): Promise<{ slug: string; sold: TeamProduct }> {
  const slug = ofTeam((await teamData<{ slug: string }[]>(api, 'list/')).map((team) => team.slug)) ?? '';
  for await (const sold of productsOfTeam(api, slug)) {
    const { options, prices, teamOffer } = sold;
    const { rrp, vk, premium, staff } = prices.cents;
    // All amounts differ, so that tests can distinguish them.
    const isCheaper = rrp !== vk && premium < vk && staff < premium;
    const isStocked = options.length > 1 && options.some(({ stock, quantity }) => stock && quantity > 2);
    if (isCheaper && isStocked && teamOffer.printing === null) return { slug, sold };
  }
  throw new Error('The team sells nothing in sizes');
}

/** Orders a team's product for an account, delivered to the club, and puts it into the cart and the wishlist of the team shop. @returns the order's uuid */
export async function fillTeamAccount(
  api: string,
  { token, uuid }: Pick<Account, 'token' | 'uuid'>,
  { slug, sold }: { slug: string; sold: TeamProduct },
): Promise<string> {
  async function call<T>(path: string, body: object): Promise<T> {
    const headers = { ...apiHeaders, authorization: `Bearer ${token}`, 'x-request-id': uuid };
    const response = await fetch(`${api}${path}`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  }
  const productOption = sold.options.find(({ stock, quantity }) => stock && quantity > 2)?.id;
  const addition = { items: [{ productOption }], team: slug, shopIdentifier: 'at', priceType: 'vk' };
  const { total } = await call<{ total: { totalCartPrice: number } }>('/api/v2/team/cart/', addition);
  const order = await call<{ uuid: string }>('/api/v1/order/', {
    shop: 'team',
    deliveryType: 'home',
    deliverToTeam: slug,
    address: homeAddress,
    expectedTotal: total.totalCartPrice,
  });
  await call('/api/v2/team/cart/', addition);
  await call('/api/v2/team/wishlist/', { productId: sold.id, team: slug });
  return order.uuid;
}
