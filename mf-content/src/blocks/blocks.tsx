import type { ReactElement } from 'react';
import type { ContentBlock } from 'shared-contracts/entities';
import styles from './blocks.module.css';
import { Checklist } from './checklist/checklist.tsx';
import { ProductShelf } from './product-shelf.tsx';
import { TableBlock } from './table-block.tsx';
import { Facts, Figure, Heading, Links, List, Questions, Tip } from './text-blocks.tsx';

type BlocksProps = {
  /** As returned by `readBlocks`. */
  blocks: readonly ContentBlock[];
  /** The page's own path, which is part of the storage key of its checklists. */
  path: string;
  /** Renders a form by its name; null for an unknown form. Undefined: forms are left out. */
  form?: ((name: string) => ReactElement | null) | undefined;
};

/** The body of an article or a content page. It is data, never HTML: every text is rendered as text. */
export function Blocks({ blocks, path, form }: BlocksProps): ReactElement {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and a page's list does not change
        <Block key={index} block={block} path={path} form={form} />
      ))}
    </div>
  );
}

function Block({ block, path, form }: Omit<BlocksProps, 'blocks'> & { block: ContentBlock }): ReactElement | null {
  switch (block.type) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list':
      return <List {...block} />;
    case 'tip':
      return <Tip {...block} />;
    case 'picture':
      return <Figure {...block} />;
    case 'table':
      return <TableBlock {...block} />;
    case 'products':
      return <ProductShelf {...block} />;
    case 'facts':
      return <Facts {...block} />;
    case 'questions':
      return <Questions {...block} />;
    case 'links':
      return <Links {...block} />;
    case 'checklist':
      return <Checklist list={block} path={path} />;
    case 'form':
      return form?.(block.form) ?? null;
    default:
      // A block type of a newer API, which `readBlocks` has reported (decision 0045).
      return null;
  }
}
