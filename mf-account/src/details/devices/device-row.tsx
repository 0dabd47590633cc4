import type { ReactElement } from 'react';
import { useApp } from 'shared-contracts/app';
import { formatDay } from 'shared-contracts/dates';
import type { SignedInDevice } from 'shared-contracts/entities';
import { useTranslate } from 'shared-contracts/i18n';
import type { MessageKey } from '../messages/messages.ts';
import styles from './devices.module.css';

type DeviceRowProps = { device: SignedInDevice; name: string; onSignOut(): void };

export function DeviceRow({ device, name, onSignOut }: DeviceRowProps): ReactElement {
  const t = useTranslate<MessageKey>();
  const { locale } = useApp();
  return (
    <div className={styles.device}>
      <DeviceIcon kind={device.kind} />
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>
          {device.isCurrent ? t('devices.current') : t('devices.used', { date: formatDay(device.lastUsedAt, locale) })}
        </p>
      </div>
      {device.isCurrent ? null : (
        <button
          type="button"
          className={`text-link ${styles.action}`}
          aria-label={t('devices.sign-out-of', { device: name })}
          onClick={onSignOut}
        >
          {t('devices.sign-out')}
        </button>
      )}
    </div>
  );
}

/** Such as `Firefox auf Windows`, as far as it is known. */
export function useDeviceName(): (device: SignedInDevice) => string {
  const t = useTranslate<MessageKey>();
  return ({ browser, system }) => {
    if (browser && system) return t('devices.on', { browser, system });
    return browser || system || t('devices.unknown');
  };
}

function DeviceIcon({ kind }: Pick<SignedInDevice, 'kind'>): ReactElement {
  const isHandheld = kind === 'mobile' || kind === 'tablet';
  return (
    <svg
      viewBox="0 0 24 24"
      width={28}
      height={28}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={isHandheld ? 'M7 2.500h10v19H7zM11 18.500h2' : 'M4 5h16v11H4zM2 19.500h20'} />
    </svg>
  );
}
