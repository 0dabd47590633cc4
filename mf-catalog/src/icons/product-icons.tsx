import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

export const RulerIcon = (): ReactElement => (
  <Icon>
    <path d="M3 8h18v8H3zM7 8v3M11 8v4M15 8v3M19 8v2" />
  </Icon>
);

export const ParcelIcon = (): ReactElement => (
  <Icon>
    <path d="m12 3 8 4.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21M8 5.1l8 4.3" />
  </Icon>
);

export const TruckIcon = (): ReactElement => (
  <Icon>
    <path d="M5 17H2.5V6H14v11H9.5M14 10h4l3.5 3.5V17H19M14 17h.5" />
    <circle cx="7.25" cy="17.5" r="2.25" />
    <circle cx="16.75" cy="17.5" r="2.25" />
  </Icon>
);

export const StoreIcon = (): ReactElement => (
  <Icon>
    <path d="M5 11v9h14v-9M4 4h16l1.5 5a2.4 2.4 0 0 1-4.75.4 2.4 2.4 0 0 1-4.75 0 2.4 2.4 0 0 1-4.75 0A2.4 2.4 0 0 1 2.5 9zM10 20v-5h4v5" />
  </Icon>
);

export const ReturnIcon = (): ReactElement => (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8" />
  </Icon>
);

export const ShareIcon = (): ReactElement => (
  <Icon>
    <path d="M12 14V3M8 6.5 12 3l4 3.5M7 10H5v11h14V10h-2" />
  </Icon>
);
