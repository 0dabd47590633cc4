import type { ReactElement } from 'react';
import { RulerIcon } from '../icons/product-icons.tsx';
import { useT } from './messages/use-t.ts';
import styles from './size-advice.module.css';
import type { SizeGuide } from './size-guide/size-guide.ts';

/** What the sizes mean, where they are asked for (UX rules 8 and 9). */
export function SizeAdvice({ guide: { text, table } }: { guide: SizeGuide }): ReactElement {
  const t = useT();
  return (
    <details className={styles.advice}>
      <summary>
        <RulerIcon />
        {t('advice.title')}
      </summary>
      <div className={styles.body}>
        <p>{text}</p>
        {table && (
          <table className={styles.table}>
            <thead>
              <tr>
                {table.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([size = '', ...measures]) => (
                <tr key={size}>
                  <th scope="row">{size}</th>
                  {measures.map((measure, column) => (
                    <td key={table.head[column + 1]}>{measure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </details>
  );
}
