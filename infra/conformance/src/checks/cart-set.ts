import { randomUUID } from 'node:crypto';
import { Cart } from 'shared-contracts/entities';
import { type ApiCaller, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { type BuyableSet, someSet, someTeamSet, twoBuyables, twoTeamBuyables } from '../sample-data.ts';

type CartWithSet = { readonly guest: Session; readonly setId: number; readonly hash: string };

/** The cart of one shop: its path, and how to add a set and another product to it. */
type CartUnderTest = {
  readonly path: string;
  /** @returns the bodies of the requests, and the set; null if no set is sold */
  fill(caller: ApiCaller): Promise<{ readonly set: BuyableSet; readonly bodies: readonly object[] } | null>;
};

const cartOfShop: CartUnderTest = {
  path: '/api/v1/cart/',
  async fill(caller) {
    const set = await someSet(caller);
    if (set === null) return null;
    const [{ option }] = await twoBuyables(caller);
    const pieces = set.options.map(({ id }) => ({ productOption: id, setId: set.setId }));
    return { set, bodies: [{ productOption: option.id }, ...pieces] };
  },
};

/** The team shop adds all items at once. The product beside the set may belong to another team. */
const cartOfTeams: CartUnderTest = {
  path: '/api/v2/team/cart/',
  async fill(caller) {
    const set = await someTeamSet(caller);
    if (set === null) return null;
    const [beside] = await twoTeamBuyables(caller);
    const items = set.options.map(({ id }) => ({ productOption: id, setId: set.setId }));
    const addition = { shopIdentifier: 'at', priceType: 'vk' };
    return {
      set,
      bodies: [
        { ...addition, team: beside.team, items: [{ productOption: beside.option.id }] },
        { ...addition, team: set.team, items },
      ],
    };
  },
};

/** A guest whose cart has a set and a product beside it; null if the catalogue has no set. */
async function guestWithSet(caller: ApiCaller, { path, fill }: CartUnderTest): Promise<CartWithSet | null> {
  const filling = await fill(caller);
  if (filling === null) return null;
  const { set, bodies } = filling;
  const guest = newGuest();
  let cart: Cart | undefined;
  for (const body of bodies) {
    const headers = { ...guest, 'idempotency-key': randomUUID() };
    cart = await caller.data(path, Cart, { method: 'POST', headers, body });
  }
  const lines = (cart?.products ?? []).filter(({ setId }) => setId === set.setId);
  require(lines.length === set.options.length, `a set of ${set.options.length} pieces has ${lines.length} lines`);
  const hash = lines[0]?.set ?? null;
  require(hash !== null && lines.every((line) => line.set === hash), 'the lines of a set do not share a hash');
  return { guest, setId: set.setId, hash };
}

const ofSet = ({ products }: Cart, wanted: number) => products.filter(({ setId }) => setId === wanted);

const promisesOf = (cart: CartUnderTest): Parameters<typeof checksOf>[2] => {
  const { path } = cart;
  return {
    'sets the amount of all lines of a set': async (caller) => {
      const found = await guestWithSet(caller, cart);
      if (found === null) return;
      const { guest, hash, setId } = found;
      const change = { method: 'PUT', headers: guest, body: { amount: 2 } } as const;
      const changed = await caller.data(`${path}set/${hash}/`, Cart, change);
      const amounts = ofSet(changed, setId).map(({ amount }) => amount);
      require(amounts.every((amount) => amount === 2), `after a change to 2 the amounts are ${amounts.join()}`);
      const alone = changed.products.filter((line) => line.setId !== setId);
      require(alone.every(({ amount }) => amount === 1), 'a line beside the set has another amount too');
    },
    'removes all lines of a set and leaves the others; repeated it succeeds': async (caller) => {
      const found = await guestWithSet(caller, cart);
      if (found === null) return;
      const { guest, hash, setId } = found;
      for (const _time of ['first', 'second']) {
        const left = await caller.data(`${path}set/${hash}/`, Cart, { method: 'DELETE', headers: guest });
        require(ofSet(left, setId).length === 0, 'a line of the removed set is left');
        require(left.products.length === 1, 'the line beside the set is gone too');
      }
    },
  };
};

/** Checks of sets in the cart. They pass for a catalogue without sets, or whose teams sell none. */
export const cartSetChecks: readonly Check[] = [
  ...checksOf('PUT, DELETE /api/v1/cart/set/{hash}/', 'writes', promisesOf(cartOfShop)),
  ...checksOf('PUT, DELETE /api/v2/team/cart/set/{hash}/', 'writes', promisesOf(cartOfTeams), { isTeam: true }),
];
