import { type ClipboardEvent, type ReactElement, useId, useRef, useState } from 'react';
import { useApp, usePictureUrl, useSession } from 'shared-contracts/app';
import type { Picture } from 'shared-contracts/entities';
import { Fragment } from 'shared-contracts/fragment';
import { useTranslate } from 'shared-contracts/i18n';
import { formatPrice } from 'shared-contracts/pricing';
import type { FragmentMap } from 'shared-contracts/remote';
import type { MessageKey } from '../messages/messages.ts';
import { offerDay } from '../offer-day.ts';
import { isFilledIn, itemsOf, type OrderRow, problemsOf, sumOf, withList } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';
import { mostRows, type PastedList, readPastedList } from './paste-list.ts';
import { PrintedPicture } from './printed-picture.tsx';
import styles from './team-order.module.css';
import { useTeamOrder } from './use-team-order.ts';

type TeamOrderProps = Extract<FragmentMap['mf-catalog/team-shop'], { variant: 'order' }>;

/** Sizes, amounts and prints for a whole team in a table; one call adds all of them to the cart. */
export function TeamOrder({ offer, product }: TeamOrderProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  const { priceType } = useSession();
  const id = useId();
  const { options, colour, prices, pictures = [] } = product;
  const { team, printing } = offer;
  // Each colour has options of its own.
  const variant = `${team.slug}/${options[0]?.id ?? product.id}`;
  const { order, added, change } = useTeamOrder({ variant, options, canPrint: printing !== null });
  const { rows, isPrinted, crest } = order;
  const [pasted, setPasted] = useState<PastedList | null>(null);
  const [shown, setShown] = useState(0);
  const typed = useRef<HTMLTextAreaElement>(null);
  const items = itemsOf(rows, options, { isPrinted, crest });
  const sum = sumOf(items, { prices, priceType, printing });
  const { until, hasEnded = false } = team.terms ?? {};
  const { minimumAmount = 1 } = offer;
  const faulty = rows.filter((row) => problemsOf(row, rows, options, isPrinted).length > 0).length;

  /** Appends a list to the rows that are already filled, of which there is no other copy. */
  function take(text: string): PastedList {
    const most = mostRows - rows.filter(isFilledIn).length;
    const list = readPastedList(text, options, { isPrintable: printing !== null, most });
    const hasPrints = printing !== null && list.rows.some(({ name, number }) => name !== '' || number !== '');
    setPasted(list);
    change({ rows: withList(rows, list.rows, shown), isPrinted: isPrinted || hasPrints });
    return list;
  }

  /** A list is read once it is complete, not with each key press; lines that were not imported can be corrected. */
  function takeTyped(): void {
    if (typed.current) typed.current.value = take(typed.current.value).rest;
  }

  /** Several cells are a list; a single text is pasted into its field. Lines that were not imported can be corrected in the text field. */
  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n;]/.test(text.trim())) return;
    event.preventDefault();
    const { rest } = take(text);
    if (rest === '' || !typed.current) return;
    typed.current.value = [typed.current.value.trim(), rest].filter(Boolean).join('\n');
    // Makes it visible, wherever the list was pasted.
    const folded = typed.current.closest('details');
    if (folded) folded.open = true;
  }

  const heading = (
    <>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('order.title')}
      </h2>
      <p className={styles.terms}>
        {[
          until ? offerDay(t, until, locale, hasEnded) : t('club.always'),
          ...(minimumAmount > 1 && !hasEnded ? [t('order.minimum', { count: minimumAmount })] : []),
        ].join(' · ')}
      </p>
    </>
  );
  if (hasEnded) {
    return (
      <section aria-labelledby={`${id}-title`} className={styles.order}>
        {heading}
        <p className={styles.below}>{t('order.ended', { name: team.name })}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby={`${id}-title`} className={styles.order}>
      {heading}
      {printing && (
        <fieldset className={styles.prints}>
          <legend>{t('order.printing')}</legend>
          <label>
            <input
              type="checkbox"
              checked={isPrinted}
              onChange={(event) => change({ isPrinted: event.target.checked })}
            />
            {t('order.print', { name: `+ ${printing.name.formatted}`, number: `+ ${printing.number.formatted}` })}
          </label>
          <label>
            <input
              type="checkbox"
              checked={crest && isPrinted}
              disabled={!isPrinted}
              onChange={(event) => change({ crest: event.target.checked })}
            />
            {t('order.crest', { price: `+ ${printing.crest.formatted}` })}
          </label>
          {isPrinted && <p className={styles.made}>{t('order.made')}</p>}
        </fieldset>
      )}
      {isPrinted && (
        <Preview
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
      <details className={styles.paste}>
        <summary>{t('order.paste')}</summary>
        <label htmlFor={`${id}-list`}>{t('order.paste.hint')}</label>
        <textarea
          ref={typed}
          id={`${id}-list`}
          rows={4}
          className="field"
          placeholder={t('order.paste.example')}
          onPaste={onPaste}
        />
        <button type="button" className="button" onClick={takeTyped}>
          {t('order.paste.take')}
        </button>
      </details>
      <p role="status" className={styles.pasted}>
        {added > 0 && t('order.added', { count: added })} {pasted && t('order.pasted', { count: pasted.rows.length })}{' '}
        {pasted && pasted.unknown.length > 0 && t('order.unknown', { lines: pasted.unknown.join(' / ') })}{' '}
        {pasted && pasted.unread.length > 0 && t('order.unread', { columns: pasted.unread.join(', ') })}{' '}
        {pasted?.isGuessed && t('order.guessed')}{' '}
        {pasted && pasted.leftOut > 0 && t('order.left-out', { most: mostRows, count: pasted.leftOut })}
      </p>
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
    </section>
  );
}

type PreviewProps = {
  row: OrderRow | undefined;
  pictures: readonly Picture[];
  fill: string;
  crest: string | undefined;
};

/** Front and back with the print of the row that was edited last. */
function Preview({ row, pictures: [front, behind], fill, crest }: PreviewProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const pictureUrl = usePictureUrl();
  const { name = '', number = '' } = row ?? {};
  return (
    <figure className={styles.preview}>
      <PrintedPicture picture={front} fill={fill} crest={crest && pictureUrl(crest)} className={styles.shirt} />
      <PrintedPicture
        picture={behind}
        fill={fill}
        back={{ name: name || t('order.sample'), number: number || '10' }}
        className={styles.shirt}
      />
      <figcaption>{t('order.preview')}</figcaption>
    </figure>
  );
}
