import type { ReactElement, ReactNode } from 'react';
import styles from './icons.module.css';

/** 24 px grid, strokes of 1.75 px, rounded joins. */
function Icon({ children }: { children: ReactNode }): ReactElement {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const MenuIcon = (): ReactElement => (
  <Icon>
    <path d="M3 7h18M3 12h18M3 17h12" />
  </Icon>
);
export const CloseIcon = (): ReactElement => (
  <Icon>
    <path d="m5.5 5.5 13 13m0-13-13 13" />
  </Icon>
);
export const SearchIcon = (): ReactElement => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.75" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);
export const AccountIcon = (): ReactElement => (
  <Icon>
    <circle cx="12" cy="8" r="4.25" />
    <path d="M4 20.5c.8-4 3.9-5.75 8-5.75s7.2 1.75 8 5.75" />
  </Icon>
);
export const StoreIcon = (): ReactElement => (
  <Icon>
    <path d="M12 21.25s7-6.1 7-11.5a7 7 0 0 0-14 0c0 5.4 7 11.5 7 11.5Z" />
    <circle cx="12" cy="9.75" r="2.5" />
  </Icon>
);
export const HeartIcon = (): ReactElement => (
  <Icon>
    <path d="M12 20.25 4.6 12.9a4.85 4.85 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.5.5.5-.5a4.9 4.9 0 0 1 6.9 0 4.85 4.85 0 0 1 0 6.9Z" />
  </Icon>
);
export const CartIcon = (): ReactElement => (
  <Icon>
    <path d="M5.25 8h13.5l1 12.25H4.25ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5" />
  </Icon>
);
export const BackIcon = (): ReactElement => (
  <Icon>
    <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />
  </Icon>
);
export const ForwardIcon = (): ReactElement => (
  <Icon>
    <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
  </Icon>
);
