import { randomUUID } from 'node:crypto';
import { Cart } from 'shared-contracts/entities';
import { type Check, checksOf, require } from '../check.ts';
import { someSet, twoBuyables } from '../facts.ts';
import { newGuest, type Probe, type Session } from '../probe.ts';

const path = '/api/v1/cart/';

/** A guest whose cart has a set and a product beside it; null where the catalogue has no set. */
async function guestWithSet(probe: Probe): Promise<{ guest: Session; cart: Cart; setId: number; hash: string } | null> {
  const set = await someSet(probe);
  if (set === null) return null;
  const guest = newGuest();
  const add = (body: object) => {
    const headers = { ...guest, 'idempotency-key': randomUUID() };
    return probe.data(path, Cart, { method: 'POST', headers, body });
  };
  const [{ option }] = await twoBuyables(probe);
  let cart = await add({ productOption: option.id });
  for (const { id } of set.options) cart = await add({ productOption: id, setId: set.setId });
  const lines = cart.products.filter(({ setId }) => setId === set.setId);
  require(lines.length === set.options.length, `a set of ${set.options.length} pieces has ${lines.length} lines`);
  const hash = lines[0]?.set ?? null;
  require(hash !== null && lines.every((line) => line.set === hash), 'the lines of a set do not share a hash');
  return { guest, cart, setId: set.setId, hash };
}

const ofSet = ({ products }: Cart, wanted: number) => products.filter(({ setId }) => setId === wanted);

/** Sets in the cart. A catalogue without sets keeps these promises. */
export const cartSetChecks: readonly Check[] = [
  ...checksOf('PUT, DELETE /api/v1/cart/set/{hash}/', 'writes', {
    'sets the amount of all lines of a set': async (probe) => {
      const found = await guestWithSet(probe);
      if (found === null) return;
      const { guest, hash, setId } = found;
      const change = { method: 'PUT', headers: guest, body: { amount: 2 } } as const;
      const cart = await probe.data(`${path}set/${hash}/`, Cart, change);
      const amounts = ofSet(cart, setId).map(({ amount }) => amount);
      require(amounts.every((amount) => amount === 2), `after a change to 2 the amounts are ${amounts.join()}`);
      const alone = cart.products.filter((line) => line.setId !== setId);
      require(alone.every(({ amount }) => amount === 1), 'a line beside the set has another amount too');
    },
    'removes all lines of a set and leaves the others; repeated it succeeds': async (probe) => {
      const found = await guestWithSet(probe);
      if (found === null) return;
      const { guest, hash, setId } = found;
      for (const _time of ['first', 'second']) {
        const cart = await probe.data(`${path}set/${hash}/`, Cart, { method: 'DELETE', headers: guest });
        require(ofSet(cart, setId).length === 0, 'a line of the removed set is left');
        require(cart.products.length === 1, 'the line beside the set is gone too');
      }
    },
  }),
];
