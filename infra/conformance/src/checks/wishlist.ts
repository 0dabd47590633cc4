import { Wishlist } from 'shared-contracts/entities';
import { withCustomer } from '../account.ts';
import { type Check, checksOf, require } from '../check.ts';
import { someTiles } from '../facts.ts';
import { newGuest, type Probe, type Session } from '../probe.ts';

const path = '/api/v1/wishlist/';
const idsOf = ({ products }: Wishlist): string => products.map(({ id }) => id).join();

const add = (probe: Probe, headers: Session, productId: number): Promise<Wishlist> =>
  probe.data(path, Wishlist, { method: 'POST', headers, body: { productId } });

async function twoIds(probe: Probe): Promise<readonly [number, number]> {
  const [first, second] = await someTiles(probe);
  require(first !== undefined && second !== undefined, 'the catalogue has fewer than two products');
  return [first.id, second.id];
}

export const wishlistChecks: readonly Check[] = [
  ...checksOf('GET, POST /api/v1/wishlist/', 'writes', {
    'lists what a guest has added, the last first': async (probe) => {
      const [one, other] = await twoIds(probe);
      const guest = newGuest();
      await add(probe, guest, one);
      const added = await add(probe, guest, other);
      require(added.uuid === guest['x-request-id'], 'the list belongs to another request id');
      require(idsOf(added) === `${other},${one}`, `after adding ${one} and ${other} the list is ${idsOf(added)}`);
      require(idsOf(await probe.data(path, Wishlist, { headers: guest })) ===
        idsOf(added), 'the list is another one when it is read');
    },
    'has a product that is added twice once': async (probe) => {
      const [one] = await twoIds(probe);
      const guest = newGuest();
      await add(probe, guest, one);
      require(idsOf(await add(probe, guest, one)) === String(one), 'a product is on the list twice');
    },
  }),
  ...checksOf('DELETE /api/v1/wishlist/{productId}/', 'writes', {
    'removes one product; repeated it succeeds': async (probe) => {
      const [one, other] = await twoIds(probe);
      const guest = newGuest();
      await add(probe, guest, one);
      await add(probe, guest, other);
      for (const _time of ['first', 'second']) {
        const left = await probe.data(`${path}${one}/`, Wishlist, { method: 'DELETE', headers: guest });
        require(idsOf(left) === String(other), `after removing ${one} the list is ${idsOf(left)}`);
      }
    },
  }),
  ...checksOf('POST /api/v1/wishlist/merge/', 'writes', {
    'adds a guest’s list to the account’s': async (probe) => {
      const [one, other] = await twoIds(probe);
      const guest = newGuest();
      await add(probe, guest, one);
      await withCustomer(probe, async ({ session }) => {
        await add(probe, session, other);
        const merge = { method: 'POST', headers: session, body: { mergeUuid: guest['x-request-id'] } } as const;
        const { products } = await probe.data(`${path}merge/`, Wishlist, merge);
        const ids = products.map(({ id }) => id);
        require(ids.includes(one) && ids.includes(other) && ids.length === 2, `the merged list is ${ids.join()}`);
      });
    },
  }),
];
