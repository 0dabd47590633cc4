import { hasShape, isTile } from 'shared-contracts/api';
import type { ContentBlock } from 'shared-contracts/entities';

type BlockType = ContentBlock['type'];
type Guard = (value: unknown) => boolean;

/** The fields that rendering needs of each block type. */
const shapes: Readonly<Record<BlockType, Guard>> = {
  heading: hasShape({ level: 'integer', id: 'string', text: 'string' }),
  paragraph: hasShape({ text: 'string' }),
  list: hasShape({ items: ['string'] }),
  tip: hasShape({ title: 'string', text: 'string' }),
  picture: hasShape({ picture: { url: 'string' }, caption: 'string' }),
  table: hasShape({ caption: 'string', head: ['string'], rows: [['string']] }),
  products: hasShape({ title: 'string', url: 'string', products: 'array' }),
  facts: hasShape({ items: [{ name: 'string', value: 'string' }] }),
  questions: hasShape({ items: [{ question: 'string', answer: 'string' }] }),
  links: hasShape({ items: [{ name: 'string', url: 'string' }] }),
  form: hasShape({ form: 'string' }),
  checklist: hasShape({ id: 'string', title: 'string', items: [{ id: 'string', text: 'string' }] }),
};

/**
 * The blocks that this frontend can render. A malformed block, or one of an unknown type from a newer API, is left out and reported
 * (decision 0045); links that do not lead to a page and products without a tile are left out too.
 */
export function readBlocks(blocks: readonly unknown[]): ContentBlock[] {
  report(blocks.filter((block) => !isKnown(block)).map(typeOf));
  return blocks.flatMap((block): ContentBlock[] => {
    if (!isKnown(block)) return [];
    if (block.type === 'links') {
      const items = block.items.filter(({ url }) => isAddress(url));
      return items.length > 0 ? [{ ...block, items }] : [];
    }
    if (block.type === 'products') {
      const products = block.products.filter(isTile);
      return products.length > 0 && isAddress(block.url) ? [{ ...block, products }] : [];
    }
    return [block];
  });
}

function isKnown(block: unknown): block is ContentBlock {
  const type = typeOf(block);
  return Object.hasOwn(shapes, type) && shapes[type as BlockType](block);
}

const typeOf = (block: unknown): string => String(Object(block).type);

/** A page of the shop or of the web, an email address or a phone number; never a script. */
const isAddress = (url: string): boolean => /^(\/|#|https?:\/\/|mailto:|tel:)/i.test(url);

const longestType = 60;

/** Each type once, however many of its blocks a page has. */
function report(types: readonly string[]): void {
  for (const type of new Set(types.map((type) => type.slice(0, longestType)))) {
    // biome-ignore lint/suspicious/noConsole: operators should learn that the API has blocks that this release does not show
    console.warn(`A content block of type ${JSON.stringify(type)} cannot be shown by this release and is left out`);
  }
}
