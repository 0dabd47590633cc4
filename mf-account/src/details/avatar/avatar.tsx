import type { ReactElement } from 'react';
import { usePictureUrl } from 'shared-contracts/app';
import type { PersonalData } from 'shared-contracts/entities';
import styles from './avatar.module.css';

type AvatarProps = { personal: PersonalData; className?: string | undefined };

/** The account's picture, or its initials. Decorative: the name is next to it. */
export function Avatar({ personal: { avatar, firstName, lastName }, className = '' }: AvatarProps): ReactElement {
  const pictureUrl = usePictureUrl();
  if (avatar !== null) {
    return <img src={pictureUrl(avatar)} alt="" width={96} height={96} className={`${styles.avatar} ${className}`} />;
  }
  const initials = [firstName, lastName].map((name) => [...name.trim()][0] ?? '').join('');
  return (
    <span className={`${styles.avatar} ${styles.initials} ${className}`} aria-hidden="true">
      {initials.toLocaleUpperCase()}
    </span>
  );
}
