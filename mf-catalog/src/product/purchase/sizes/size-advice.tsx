import type { ReactElement } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { RulerIcon } from '../../../icons/product-icons.tsx';
import type { MessageKey } from '../../messages/messages.ts';
import type { SizeGuide } from '../../size-guide/size-guide.ts';
import styles from './size-advice.module.css';

/** Explains the sizes next to the size buttons (UX 8 and 9). */
export function SizeAdvice({ guide: { text, table } }: { guide: SizeGuide }): ReactElement {
  const t = useTranslate<MessageKey>();
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
