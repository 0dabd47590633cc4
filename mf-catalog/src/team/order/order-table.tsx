import { clsx } from 'clsx/lite';
import { Fragment, type ReactElement } from 'react';
import type { ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import { longestName, type OrderRow, problemsOf, stockOf } from './order-rows.ts';
import styles from './team-order.module.css';

type OrderTableProps = {
  rows: readonly OrderRow[];
  options: readonly ProductOption[];
  isPrinted: boolean;
  onChange(rows: readonly OrderRow[]): void;
  /** The row that was edited last. */
  onShow(id: number): void;
};

/** Rows of sizes, amounts and prints; each size can have several rows, one for each player. */
export function OrderTable({ rows, options, isPrinted, onChange, onShow }: OrderTableProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const change = (id: number, part: Partial<OrderRow>): void => {
    onShow(id);
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  };
  const addAfter = (row: OrderRow): void => {
    const at = rows.indexOf(row) + 1;
    const id = Math.max(...rows.map((other) => other.id)) + 1;
    onChange([...rows.slice(0, at), { id, option: row.option, amount: '', name: '', number: '' }, ...rows.slice(at)]);
  };
  return (
    <table className={clsx(styles.table, isPrinted && styles.printed)}>
      <caption className="visually-hidden">{t('order.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('order.size')}</th>
          <th scope="col">{t('order.amount')}</th>
          {isPrinted && <th scope="col">{t('order.name')}</th>}
          {isPrinted && <th scope="col">{t('order.number')}</th>}
          {isPrinted && (
            <td>
              <span className="visually-hidden">{t('order.more')}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const size = options.find(({ id }) => id === row.option)?.title ?? '';
          const problems = problemsOf(row, rows, options, isPrinted);
          const label = (field: string): string => `${field}, ${t('order.row', { row: index + 1, size })}`;
          const note = problems.length > 0 ? `order-problem-${row.id}` : undefined;
          const field = (part: 'amount' | 'name' | 'number', name: string, width: number): ReactElement => (
            <input
              className="field"
              aria-label={label(name)}
              value={row[part]}
              inputMode={part === 'name' ? 'text' : 'numeric'}
              maxLength={width}
              autoComplete="off"
              aria-invalid={problems.includes(part) || (part === 'amount' && problems.includes('stock')) || undefined}
              aria-describedby={note}
              onFocus={() => onShow(row.id)}
              onChange={(event) => change(row.id, { [part]: event.target.value })}
            />
          );
          return (
            <Fragment key={row.id}>
              <tr className={clsx(note && styles.faulty)}>
                <th scope="row">{size}</th>
                <td>{field('amount', t('order.amount'), 2)}</td>
                {isPrinted && <td>{field('name', t('order.name'), longestName)}</td>}
                {isPrinted && <td>{field('number', t('order.number'), 2)}</td>}
                {isPrinted && (
                  <td>
                    <button
                      type="button"
                      className={styles.more}
                      aria-label={t('order.another', { size })}
                      onClick={() => addAfter(row)}
                    >
                      +
                    </button>
                  </td>
                )}
              </tr>
              {note && (
                <tr>
                  <td id={note} colSpan={5} className={styles.problem}>
                    {problems
                      .map((problem) => t(`order.problem.${problem}`, { count: stockOf(row.option, options) }))
                      .join(' ')}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}
