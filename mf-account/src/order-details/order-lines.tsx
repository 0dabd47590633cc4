import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import type { OrderDetails, OrderLine, Printing } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { PictureElement } from 'shared-contracts/picture';
import { Link } from 'shared-contracts/routing';
import { Panel } from '../layout/panel.tsx';
import { sizeLabel } from '../order-state/state-label.ts';
import type { MessageKey } from './messages/messages.ts';
import styles from './order-lines.module.css';

export function OrderLines({ order }: { order: OrderDetails }): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <Panel heading={t('details.lines')} look="plain">
      <ul>
        {order.lines.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an order may have the same option twice, and its lines never move
          <li key={position} className={styles.line}>
            <Line line={line} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Picture and name link to the product while it is sold (UX 21). */
function Line({ line }: { line: OrderLine }): ReactElement {
  const t = useTranslate<MessageKey>();
  const { config } = useApp();
  const { url, picture, brandName, nameWithoutBrand, colour, size, amount, price, total, mounting, setId, returned } =
    line;
  const { team, teamName, printing } = line;
  // A team's product has its page in the team shop.
  const page = (team === undefined) === config.teamBuild ? null : url;
  const image = <PictureElement picture={picture} sizes="96px" alt="" loading="lazy" />;
  const facts = [
    ...(teamName === undefined ? [] : [teamName]),
    colour.name,
    sizeLabel(t, size),
    t('details.amount', { amount }),
    ...(mounting ? [t('details.mounting')] : []),
    ...(setId === null ? [] : [t('details.set')]),
    ...(printing ? [t('details.printing', { print: printText(printing, t('details.crest')) })] : []),
  ];
  return (
    <>
      {page === null ? (
        <div className={styles.picture} data-is-gone={url === null || undefined}>
          {image}
        </div>
      ) : (
        <Link to={page} className={styles.picture} tabIndex={-1} aria-hidden="true">
          {image}
        </Link>
      )}
      <div className={styles.facts}>
        <p className={styles.brand}>{brandName}</p>
        <p className={styles.name}>{page === null ? nameWithoutBrand : <Link to={page}>{nameWithoutBrand}</Link>}</p>
        <p className={styles.small}>{facts.join('\u00a0· ')}</p>
        {url === null ? <p className={styles.small}>{t('details.gone')}</p> : null}
        {returned ? <p className={styles.returned}>{t('return.returned', { amount: returned.amount })}</p> : null}
      </div>
      <p className={styles.price}>
        {total.formatted}
        {amount > 1 ? <span className={styles.each}>{t('details.each', { price: price.formatted })}</span> : null}
      </p>
    </>
  );
}

/** Such as `LENA 7, Wappen`. */
function printText({ name, number, crest }: Printing, crestText: string): string {
  return [[name, number].filter(Boolean).join(' '), crest ? crestText : ''].filter(Boolean).join(', ');
}
