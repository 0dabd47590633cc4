import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';

export const ArrowIcon = (): ReactElement => (
  <Icon size={20}>
    <path d="M4 12h15.5m-6-6 6 6-6 6" />
  </Icon>
);

export const ShareIcon = (): ReactElement => (
  <Icon size={20}>
    <path d="M12 15V3.5M8 7l4-4 4 4M6 11.5H4.5v9h15v-9H18" />
  </Icon>
);

export const PrintIcon = (): ReactElement => (
  <Icon size={20}>
    <path d="M7 8.5V3.5h10v5M7 17H4V8.5h16V17h-3M7 14h10v6.5H7Z" />
  </Icon>
);
