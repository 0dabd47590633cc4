import { type ClipboardEvent, type ReactElement, useRef, useState } from 'react';
import { useApp, useSession } from 'shared-contracts/app';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { FragmentMap } from 'shared-contracts/remote';
import type { MessageKey } from '../messages/messages.ts';
import { isFilledIn, itemsOf, problemsOf, sumOf, withList } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';
import { PasteField, PasteReply } from './paste-field.tsx';
import { mostRows, type PastedList, readPastedList } from './paste-list.ts';
import { PrintChoice, PrintPreview } from './print-choice.tsx';
import styles from './team-order.module.css';
import { useTeamOrder } from './use-team-order.ts';

export type OrderFormProps = Pick<
  Extract<FragmentMap['mf-catalog/team-shop'], { variant: 'order' }>,
  'offer' | 'product'
>;

/** Sizes, amounts and prints for a whole team in a table; one call adds all of them to the cart. */
export function OrderForm({ offer, product }: OrderFormProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const { options, colour, prices, pictures = [] } = product;
  const { team, printing, minimumAmount = 1 } = offer;
  // Each colour has options of its own.
  const variant = `${team.slug}/${options[0]?.id ?? product.id}`;
  const { order, added, change } = useTeamOrder({ variant, options, canPrint: printing !== null });
  const { rows, isPrinted, crest } = order;
  const [pasted, setPasted] = useState<PastedList | null>(null);
  const [shown, setShown] = useState(0);
  const list = useRef<HTMLTextAreaElement>(null);
  const items = itemsOf(rows, options, { isPrinted, crest });
  const sum = sumOf(items, { prices, priceType, printing });
  const faulty = rows.filter((row) => problemsOf(row, rows, options, isPrinted).length > 0).length;

  /** Appends a list to the rows that are already filled, of which there is no other copy. */
  function take(text: string): PastedList {
    const most = mostRows - rows.filter(isFilledIn).length;
    const taken = readPastedList(text, options, { isPrintable: printing !== null, most });
    const hasPrints = printing !== null && taken.rows.some(({ name, number }) => name !== '' || number !== '');
    setPasted(taken);
    change({ rows: withList(rows, taken.rows, shown), isPrinted: isPrinted || hasPrints });
    return taken;
  }

  /** A list is read once it is complete, not with each key press; lines that were not imported can be corrected. */
  function takeTyped(): void {
    if (list.current) list.current.value = take(list.current.value).rest;
  }

  /** Several cells are a list; a single text is pasted into its field. Lines that were not imported can be corrected in the text field. */
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    const { rest } = take(text);
    if (rest === '' || !list.current) return;
    list.current.value = [list.current.value.trim(), rest].filter(Boolean).join('\n');
    // Makes it visible, wherever the list was pasted.
    const folded = list.current.closest('details');
    if (folded) folded.open = true;
  }

  return (
    <>
      {printing && <PrintChoice printing={printing} isPrinted={isPrinted} crest={crest} onChange={change} />}
      {isPrinted && (
        <PrintPreview
          row={rows.find((row) => row.id === shown) ?? rows[0]}
          pictures={pictures}
          fill={colour.hex}
          crest={crest ? team.logo : undefined}
        />
      )}
      <div onPaste={onPaste}>
        <OrderTable
          rows={rows}
          options={options}
          isPrinted={isPrinted}
          onChange={(changed) => change({ rows: changed })}
          onShow={setShown}
        />
      </div>
      <PasteField field={list} onPaste={onPaste} onTake={takeTyped} />
      <PasteReply added={added} pasted={pasted} />
      <p className={styles.sum}>
        {t('order.pieces', { count: sum.pieces })}
        <strong className="price">{formatPrice(sum.cents, locale)}</strong>
      </p>
      <div role="status" className={styles.state}>
        {faulty === 0 && sum.pieces < minimumAmount && (
          <p className={styles.below}>{t('order.below', { minimum: minimumAmount, count: sum.pieces })}</p>
        )}
        {/* Nothing can be added while a row has a problem, and the button would ask for a size. */}
        {faulty > 0 && <p className={styles.below}>{t('order.faulty', { count: faulty })}</p>}
      </div>
      {faulty === 0 && (
        <Fragment
          of="mf-cart-wishlist/add-to-cart"
          fallback={<div className={`skeleton ${styles.adding}`} />}
          failed={null}
          productId={String(product.id)}
          productName={`${product.brandName} ${product.nameWithoutBrand}`}
          option={null}
          items={items}
          team={team.slug}
          additionId={variant}
        />
      )}
    </>
  );
}
