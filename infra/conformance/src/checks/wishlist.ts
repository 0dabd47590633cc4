import { Wishlist } from 'shared-contracts/entities';
import { withCustomer } from '../account.ts';
import { type ApiCaller, newGuest, type Session } from '../api-caller.ts';
import { type Check, checksOf, require } from '../check.ts';
import { someTiles } from '../sample-data.ts';

const path = '/api/v1/wishlist/';
const idsOf = ({ products }: Wishlist): string => products.map(({ id }) => id).join();

const add = (caller: ApiCaller, headers: Session, productId: number): Promise<Wishlist> =>
  caller.data(path, Wishlist, { method: 'POST', headers, body: { productId } });

async function twoIds(caller: ApiCaller): Promise<readonly [number, number]> {
  const [first, second] = await someTiles(caller);
  require(first !== undefined && second !== undefined, 'the catalogue has fewer than two products');
  return [first.id, second.id];
}

export const wishlistChecks: readonly Check[] = [
  ...checksOf('GET, POST /api/v1/wishlist/', 'writes', {
    'lists what a guest has added, the last first': async (caller) => {
      const [one, other] = await twoIds(caller);
      const guest = newGuest();
      await add(caller, guest, one);
      const added = await add(caller, guest, other);
      require(added.uuid === guest['x-request-id'], 'the list belongs to another request id');
      require(idsOf(added) === `${other},${one}`, `after adding ${one} and ${other} the list is ${idsOf(added)}`);
      require(idsOf(await caller.data(path, Wishlist, { headers: guest })) ===
        idsOf(added), 'the list is another one when it is read');
    },
    'has a product that is added twice once': async (caller) => {
      const [one] = await twoIds(caller);
      const guest = newGuest();
      await add(caller, guest, one);
      require(idsOf(await add(caller, guest, one)) === String(one), 'a product is on the list twice');
    },
  }),
  ...checksOf('DELETE /api/v1/wishlist/{productId}/', 'writes', {
    'removes one product; repeated it succeeds': async (caller) => {
      const [one, other] = await twoIds(caller);
      const guest = newGuest();
      await add(caller, guest, one);
      await add(caller, guest, other);
      for (const _time of ['first', 'second']) {
        const left = await caller.data(`${path}${one}/`, Wishlist, { method: 'DELETE', headers: guest });
        require(idsOf(left) === String(other), `after removing ${one} the list is ${idsOf(left)}`);
      }
    },
  }),
  ...checksOf('POST /api/v1/wishlist/merge/', 'writes', {
    'adds a guest’s list to the account’s': async (caller) => {
      const [one, other] = await twoIds(caller);
      const guest = newGuest();
      await add(caller, guest, one);
      await withCustomer(caller, async ({ session }) => {
        await add(caller, session, other);
        const merge = { method: 'POST', headers: session, body: { mergeUuid: guest['x-request-id'] } } as const;
        const { products } = await caller.data(`${path}merge/`, Wishlist, merge);
        const ids = products.map(({ id }) => id);
        require(ids.includes(one) && ids.includes(other) && ids.length === 2, `the merged list is ${ids.join()}`);
      });
    },
  }),
];
