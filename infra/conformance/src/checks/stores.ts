import { PickUpPointSearch, PlaceSuggestion, Store, StoreAvailability, StoreSearch } from 'shared-contracts/entities';
import Type from 'typebox';
import { type Check, checksOf, require } from '../check.ts';
import { twoBuyables } from '../sample-data.ts';

export const storeChecks: readonly Check[] = [
  ...checksOf('GET /api/v1/stores/', 'reads', {
    'lists all stores, each with a page of its own': async (caller) => {
      const { stores, total } = await caller.data('/api/v1/stores/', StoreSearch);
      require(stores.length === Math.min(total, 100), `total says ${total} stores, ${stores.length} are listed`);
      const [first] = stores;
      require(first !== undefined, 'there are no stores');
      const store = await caller.data(`/api/v1/stores/${first.shopUrl}/`, Store);
      require(store.sysname === first.sysname, `/api/v1/stores/${first.shopUrl}/ is another store`);
    },
    'lists the stores near a postcode with distances, the nearest first': async (caller) => {
      const [first] = (await caller.data('/api/v1/stores/', StoreSearch)).stores;
      const { place, stores } = await caller.data(`/api/v1/stores/?q=${first?.address.ZipCode}`, StoreSearch);
      require(place !== null, `the postcode ${first?.address.ZipCode} of a store is not found`);
      const distances = stores.map(({ distanceKm }) => distanceKm);
      require(distances.every((distance) => distance !== null), 'a store near a place has no distance');
      const sorted = distances.toSorted((a, b) => (a ?? 0) - (b ?? 0));
      require(distances.join() === sorted.join(), `distances are not in order: ${distances.slice(0, 5).join(', ')} …`);
    },
    'says that it does not know a place': async (caller) => {
      const { place } = await caller.data('/api/v1/stores/?q=qxzjvwkq', StoreSearch);
      require(place === null, 'an unknown place has a position');
    },
    'responds 404 to an unknown store': async (caller) => {
      await caller.refusal('/api/v1/stores/conformance-no-such-store/', [404]);
    },
  }),
  ...checksOf('GET /api/v1/stores/places/', 'reads', {
    'suggests places whose postcode begins with what is typed': async (caller) => {
      const [first] = (await caller.data('/api/v1/stores/', StoreSearch)).stores;
      const typed = first?.address.ZipCode.slice(0, 2) ?? '';
      const found = await caller.data(`/api/v1/stores/places/?q=${typed}`, Type.Array(PlaceSuggestion));
      require(found.length > 0, `nothing is suggested for ${typed}, the start of a store's postcode`);
      const other = found.find(({ postcode }) => !postcode.startsWith(typed));
      require(other === undefined, `${typed} suggests ${other?.postcode} ${other?.name}`);
    },
    'suggests nothing for what no place begins with': async (caller) => {
      const found = await caller.data('/api/v1/stores/places/?q=qxzjvwkq', Type.Array(PlaceSuggestion));
      require(found.length === 0, 'meaningless words have suggestions');
    },
  }),
  ...checksOf('GET /api/v1/stores/availability/', 'reads', {
    'tells for an option which stores have it': async (caller) => {
      const [{ option }] = await twoBuyables(caller);
      const { optionId, stores } = await caller.data(
        `/api/v1/stores/availability/?option=${option.id}`,
        StoreAvailability,
      );
      require(optionId === option.id, 'it tells of another option');
      require(stores.length > 0, 'it names no store');
    },
  }),
  ...checksOf('GET /api/v1/pick-up-points/', 'reads', {
    'says that it does not know a place': async (caller) => {
      const { place, points } = await caller.data('/api/v1/pick-up-points/?q=qxzjvwkq', PickUpPointSearch);
      require(place === null && points.length === 0, 'an unknown place has pick-up points');
    },
  }),
];
