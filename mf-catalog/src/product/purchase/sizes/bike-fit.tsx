import { type ReactElement, useState } from 'react';
import { useApp } from 'shared-contracts/app';
import type { Product, ProductOption } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import type { MessageKey } from '../../messages/messages.ts';
import type { SizeGuide } from '../../size-guide/size-guide.ts';
import styles from './size-advice.module.css';

const FrameForm = lazyComponent(async () => (await import('./frame-form.tsx')).FrameForm);

type BikeFitProps = {
  product: Pick<Product, 'id' | 'isBike' | 'options'>;
  guide: SizeGuide;
  onChoose(option: ProductOption): void;
};

/** SPEC 3: the bike fit widget, where the site enables it. Its code is loaded when it is opened. */
export function BikeFit({ product, guide, onChoose }: BikeFitProps): ReactElement | null {
  const { config } = useApp();
  const t = useTranslate<MessageKey>();
  const [isOpen, setIsOpen] = useState(false);
  if (!config.bikesFitWidgetEnabled || !product.isBike || !guide.table) return null;
  return (
    <details className={styles.advice} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{t('fit.title')}</summary>
      {isOpen && <FrameForm rows={guide.table.rows} product={product} onChoose={onChoose} />}
    </details>
  );
}
