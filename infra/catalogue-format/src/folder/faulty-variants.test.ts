import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordOf } from '../record-kinds.ts';
import { type BrokenRecord, broken } from '../testing/broken-record.ts';
import { copyOfExample, type FolderCopy } from '../testing/example-folder.ts';
import { faultsIn } from '../testing/faults-in.ts';

let copy: FolderCopy;
beforeEach(async () => {
  copy = await copyOfExample();
});
afterEach(() => copy.remove());

type Product = RecordOf<'products'>;

/** The example's first product with one variant replaced. `index` counts its variants from 0. */
const withVariant =
  (index: number, change: (variant: Product['variants'][number], product: Product) => object) =>
  (product: Product): object => ({
    ...product,
    variants: product.variants.map((variant, at) =>
      at === index ? { ...variant, ...change(variant, product) } : variant,
    ),
  });

const withOption = (options: Product['variants'][number]['options'], change: object): object => ({
  options: options.map((option, at) => (at === 0 ? { ...option, ...change } : option)),
});

const brokenVariants: readonly BrokenRecord[] = [
  broken(
    'option',
    'products',
    1,
    withVariant(1, ({ options }) => withOption(options, { id: 1001101 })),
    'variants[1].options[0].id: 1001101 is used twice',
  ),
  broken(
    'variant',
    'products',
    1,
    withVariant(1, () => ({ id: 10011 })),
    'variants[1].id: 10011 is used twice',
  ),
  broken(
    'colour',
    'products',
    1,
    withVariant(0, () => ({ colour: 'lila' })),
    'variants[0].colour: "lila" is no key in colours.jsonl',
  ),
  broken(
    'size',
    'products',
    1,
    withVariant(0, ({ options }) => withOption(options, { size: '39' })),
    'variants[0].options[0].size: "39" is no German name in sizes.jsonl',
  ),
  broken(
    'address',
    'products',
    1,
    withVariant(1, (_, { variants }) => ({ path: variants[0]?.path })),
    'variants[1].path: "/p/norrak-kar-3-trailschuh-blau-10011/" is used twice',
  ),
];

it.each(brokenVariants)(
  'a catalogue with a wrong %s of a variant names its place in the record',
  async (_name, { breakIt, fault }) => {
    await breakIt(copy);
    expect(await faultsIn(copy.folder)).toEqual([`products.jsonl:1 ${fault}`]);
  },
);
