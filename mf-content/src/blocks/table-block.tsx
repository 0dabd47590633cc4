import type { ReactElement } from 'react';
import styles from './table-block.module.css';
import type { BlockOf } from './text-blocks.tsx';

/** Columns keep a readable width: on a phone the table scrolls in its own frame, which is focusable for the keyboard. */
export function TableBlock({ caption, head, rows }: BlockOf<'table'>): ReactElement {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.frame} aria-label={caption || head.join(', ')} tabIndex={0}>
      <table className={styles.table}>
        {caption && <caption>{caption}</caption>}
        {head.length > 0 && (
          <thead>
            <tr>
              {keyed(head).map(({ text, key }) => (
                <th key={key} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {keyed(rows).map(({ text: [name, ...cells], key }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {keyed(cells).map(({ text, key: cell }) => (
                <td key={cell}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Cells may be equal, so each is keyed by its position. */
function keyed<Text>(texts: readonly Text[]): { text: Text; key: string }[] {
  return texts.map((text, index) => ({ text, key: `${index}` }));
}
