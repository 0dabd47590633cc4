import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { Picture, TeamOffer } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import type { OrderRow } from './order-rows.ts';
import { PrintedPicture } from './printed-picture.tsx';
import styles from './team-order.module.css';

type Prints = { isPrinted: boolean; crest: boolean };

type PrintChoiceProps = Prints & {
  printing: NonNullable<TeamOffer['printing']>;
  onChange(part: Partial<Prints>): void;
};

/** Whether names and numbers are printed, and the club's crest, with the price of each. */
export function PrintChoice({ printing, isPrinted, crest, onChange }: PrintChoiceProps): ReactElement {
  const t = useTranslate<MessageKey>();
  return (
    <fieldset className={styles.prints}>
      <legend>{t('order.printing')}</legend>
      <label>
        <input
          type="checkbox"
          checked={isPrinted}
          onChange={(event) => onChange({ isPrinted: event.target.checked })}
        />
        {t('order.print', { name: `+ ${printing.name.formatted}`, number: `+ ${printing.number.formatted}` })}
      </label>
      <label>
        <input
          type="checkbox"
          checked={crest && isPrinted}
          disabled={!isPrinted}
          onChange={(event) => onChange({ crest: event.target.checked })}
        />
        {t('order.crest', { price: `+ ${printing.crest.formatted}` })}
      </label>
      {isPrinted && <p className={styles.made}>{t('order.made')}</p>}
    </fieldset>
  );
}

type PrintPreviewProps = {
  row: OrderRow | undefined;
  pictures: readonly Picture[];
  fill: string;
  crest: string | undefined;
};

/** Front and back with the print of the row that was edited last. */
export function PrintPreview({ row, pictures: [front, behind], fill, crest }: PrintPreviewProps): ReactElement {
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
