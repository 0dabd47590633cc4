import type { Random } from '../generator/random.ts';
import { firstOf, type PooledProduct, type ProductPool, pathsAbove, suits } from './product-pool.ts';

// Categories of accessories by category path. The nearest rule up the tree applies.
export const accessoryRules: Readonly<Record<string, readonly string[]>> = {
  'schuhe/laufschuhe': [
    'bekleidung/accessoires/socken/laufsocken',
    'bekleidung/hosen/shorts/laufshorts',
    'bekleidung/hosen/tights',
    'bekleidung/accessoires/kappen',
  ],
  'schuhe/wanderschuhe': [
    'bekleidung/accessoires/socken/wandersocken',
    'ausruestung/rucksaecke/tagesrucksaecke',
    'bekleidung/jacken/regenjacken',
  ],
  'schuhe/fussballschuhe': ['sportgeraete/baelle/fussbaelle', 'bekleidung/accessoires/socken/laufsocken'],
  'schuhe/kletterschuhe': ['ausruestung/klettern/klettergurte'],
  'schuhe/sneaker': ['bekleidung/oberteile/hoodies', 'bekleidung/accessoires/kappen'],
  'bekleidung/jacken': [
    'bekleidung/accessoires/hauben',
    'bekleidung/jacken/fleecejacken',
    'ausruestung/rucksaecke/tagesrucksaecke',
  ],
  'bekleidung/oberteile/shirts': [
    'bekleidung/hosen/shorts',
    'bekleidung/accessoires/socken/laufsocken',
    'bekleidung/accessoires/kappen',
  ],
  'bekleidung/oberteile/hoodies': ['bekleidung/accessoires/kappen', 'schuhe/sneaker'],
  'bekleidung/hosen/shorts': ['bekleidung/oberteile/shirts', 'bekleidung/accessoires/socken'],
  'bekleidung/hosen/tights': ['bekleidung/oberteile/shirts/funktionsshirts', 'schuhe/laufschuhe/strasse'],
  'bekleidung/hosen/skihosen': [
    'bekleidung/oberteile/funktionswaesche',
    'bekleidung/accessoires/handschuhe/skihandschuhe',
    'bekleidung/accessoires/socken/skisocken',
  ],
  'bekleidung/oberteile/funktionswaesche': ['bekleidung/accessoires/socken/skisocken', 'bekleidung/accessoires/hauben'],
  'bekleidung/accessoires/socken/laufsocken': ['schuhe/laufschuhe'],
  'bekleidung/accessoires/socken/wandersocken': ['schuhe/wanderschuhe'],
  'bekleidung/accessoires/socken/skisocken': ['wintersport/skischuhe', 'bekleidung/oberteile/funktionswaesche'],
  'bekleidung/accessoires/kappen': ['ausruestung/brillen/sonnenbrillen', 'bekleidung/oberteile/shirts'],
  'bekleidung/accessoires': ['bekleidung/accessoires/hauben', 'bekleidung/accessoires/handschuhe'],
  'bekleidung/bademode': ['ausruestung/brillen/schwimmbrillen'],
  'ausruestung/brillen/schwimmbrillen': ['bekleidung/bademode'],
  'ausruestung/rucksaecke': ['bekleidung/accessoires/socken/wandersocken', 'ausruestung/brillen/sonnenbrillen'],
  'ausruestung/rucksaecke/tourenrucksaecke': [
    'wintersport/stoecke',
    'bekleidung/accessoires/handschuhe/tourenhandschuhe',
    'ausruestung/brillen/sonnenbrillen',
  ],
  'ausruestung/camping/zelte': [
    'ausruestung/camping/schlafsaecke',
    'ausruestung/camping/isomatten',
    'ausruestung/rucksaecke/trekkingrucksaecke',
  ],
  'ausruestung/camping': ['ausruestung/camping/isomatten', 'ausruestung/camping/zelte'],
  'ausruestung/klettern': ['schuhe/kletterschuhe'],
  'ausruestung/helme/skihelme': ['ausruestung/brillen/skibrillen', 'bekleidung/accessoires/handschuhe/skihandschuhe'],
  'ausruestung/helme/radhelme': ['ausruestung/brillen/sonnenbrillen', 'fahrraeder/zubehoer/beleuchtung'],
  'ausruestung/brillen/sonnenbrillen': ['bekleidung/accessoires/kappen'],
  'ausruestung/brillen/skibrillen': ['ausruestung/helme/skihelme'],
  'wintersport/ski/pistenski': [
    'wintersport/bindungen/pistenbindungen',
    'wintersport/stoecke',
    'wintersport/skischuhe/piste',
    'ausruestung/helme/skihelme',
  ],
  'wintersport/ski/tourenski': [
    'wintersport/bindungen/tourenbindungen',
    'wintersport/stoecke',
    'wintersport/skischuhe/skitour',
    'ausruestung/rucksaecke/tourenrucksaecke',
  ],
  'wintersport/bindungen': ['wintersport/ski', 'wintersport/stoecke'],
  'wintersport/stoecke': ['bekleidung/accessoires/handschuhe', 'ausruestung/brillen/skibrillen'],
  'wintersport/skischuhe': ['bekleidung/accessoires/socken/skisocken', 'wintersport/ski'],
  'wintersport/snowboards': [
    'ausruestung/helme/skihelme',
    'ausruestung/brillen/skibrillen',
    'bekleidung/hosen/skihosen/piste',
  ],
  fahrraeder: [
    'ausruestung/helme/radhelme',
    'fahrraeder/zubehoer/schloesser',
    'fahrraeder/zubehoer/beleuchtung',
    'ausruestung/brillen/sonnenbrillen',
  ],
  'sportgeraete/baelle': ['schuhe/fussballschuhe'],
  'sportgeraete/schlaeger': ['bekleidung/hosen/shorts', 'bekleidung/accessoires/kappen'],
  'sportgeraete/training': ['bekleidung/hosen/tights', 'bekleidung/oberteile/shirts/funktionsshirts'],
};

const accessoryLimit = 6;
/** Number of best-selling products to choose from. */
const choice = 24;

/** Up to six accessories, alternating between the rule's categories. */
export function accessoriesOf(random: Random, product: PooledProduct, pool: ProductPool): readonly number[] {
  const rule = pathsAbove(product.categoryId).find((path) => accessoryRules[path] !== undefined);
  const sources = rule === undefined ? [] : (accessoryRules[rule] ?? []);
  const chosen = sources.map((path) => {
    const fitting = firstOf(
      pool.bestIn(path),
      choice,
      ({ gender, id }) => suits(product.gender, gender) && id !== product.id,
    );
    return random.sample(fitting, Math.ceil(accessoryLimit / sources.length));
  });
  const turns = Array.from({ length: accessoryLimit }, (_, turn) => chosen.flatMap((list) => list[turn] ?? []));
  return [...new Set(turns.flat().map(({ id }) => id))].slice(0, accessoryLimit);
}
