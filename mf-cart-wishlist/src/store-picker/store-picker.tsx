import { type MouseEvent, type ReactElement, useState } from 'react';
import { useTranslate } from 'shared-contracts/i18n';
import { lazyComponent } from 'shared-contracts/lazy-component';
import { paths } from 'shared-contracts/paths';
import type { FragmentMap } from 'shared-contracts/remote';
import { isPlainClick, Link, useNavigate } from 'shared-contracts/routing';
import { useStartedStore } from '../browser/use-started-store.ts';
import type { MessageKey } from '../messages/messages.ts';
import { StoreIcon } from '../ui/icon.tsx';
import { PickupStock } from './pickup-stock.tsx';
import { pickupStore } from './state/pickup-store.ts';
import styles from './store-picker.module.css';

const StoreToggle = lazyComponent(async () => (await import('./search/store-toggle.tsx')).StoreToggle);
const StoreOpening = lazyComponent(async () => (await import('./store-opening.tsx')).StoreOpening);
const StoreToday = lazyComponent(async () => (await import('./search/store-today.tsx')).StoreToday);
const StoreSheet = lazyComponent(async () => (await import('./search/store-sheet.tsx')).StoreSheet);

type StorePickerProps = FragmentMap['mf-cart-wishlist/store-picker'];

export function StorePicker(props: StorePickerProps): ReactElement {
  return props.variant === 'store' ? (
    <StoreToggle store={props.store} fallback={<div className={styles.toggle} />} />
  ) : (
    <StorePlace {...props} />
  );
}

/** The store for pick-up, and a link to all stores. With script, the link opens the store search instead. */
function StorePlace(props: Exclude<StorePickerProps, { variant: 'store' }>): ReactElement {
  useStartedStore(pickupStore);
  const t = useTranslate<MessageKey>();
  const navigate = useNavigate();
  const store = pickupStore.use((state) => state.store);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  /** Instead of the sheet, if its code does not load. */
  const openPage = () => {
    close();
    void navigate(paths.shops);
  };
  const option = props.variant === 'product' ? props.option : null;

  const linkProps = {
    to: paths.shops,
    'aria-haspopup': 'dialog',
    onPointerEnter: StoreSheet.preload,
    onFocus: StoreSheet.preload,
    onClick(event: MouseEvent): void {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      setOpen(true);
    },
  } as const;

  return (
    <>
      {props.variant === 'menu' ? (
        <Link {...linkProps}>
          {store ? (
            <span>
              {t('store.yours', { name: store.name })}{' '}
              <span className={styles.menuOpening}>
                <StoreOpening store={store} className={styles.opening} />
              </span>
            </span>
          ) : (
            t('store.choose')
          )}
        </Link>
      ) : props.variant === 'bar' ? (
        <Link {...linkProps} className={styles.bar}>
          <StoreIcon />
          {store ? (
            <span className={styles.label}>
              <span className="visually-hidden">{t('store.yours', { name: store.name })}</span>
              <span className={styles.town} aria-hidden="true">
                {store.address.City}
              </span>{' '}
              <StoreOpening store={store} className={styles.opening} />
            </span>
          ) : (
            <span className={styles.label}>
              <span className={styles.opening}>{t('store.choose')}</span>
            </span>
          )}
        </Link>
      ) : (
        <div className={styles.row}>
          <p className={styles.text}>
            {store && props.variant === 'home' ? (
              <StoreToday
                store={store}
                className={styles.name}
                fallback={<b className={styles.name}>{store.name}</b>}
                failed={() => <b className={styles.name}>{store.name}</b>}
              />
            ) : store ? (
              <PickupStock store={store} option={option} needsSize={props.variant === 'product'} />
            ) : (
              t(props.variant === 'product' ? 'store.hint-product' : 'store.hint-cart')
            )}
          </p>
          <Link {...linkProps} className={`text-link ${styles.link}`}>
            {t(store ? 'store.change' : 'store.choose')}
          </Link>
        </div>
      )}
      {isOpen ? <StoreSheet option={option} onClose={close} onFailed={openPage} /> : null}
    </>
  );
}
