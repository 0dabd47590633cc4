import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

export const ArrowIcon = (): ReactElement => (
  <Icon>
    <path d="M4 12h15.5m-6-6 6 6-6 6" />
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
export const ParcelIcon = (): ReactElement => (
  <Icon size={28}>
    <path d="m12 3 8.25 4.4v9.2L12 21l-8.25-4.4V7.4ZM3.75 7.4 12 11.8l8.25-4.4M12 11.8V21M7.9 5.2l8.25 4.4v3.4" />
  </Icon>
);
export const ReturnIcon = (): ReactElement => (
  <Icon size={28}>
    <path d="M4 9.5h10.75a5.25 5.25 0 0 1 0 10.5H8M8.5 5 4 9.5 8.5 14" />
  </Icon>
);
export const StoreIcon = (): ReactElement => (
  <Icon size={28}>
    <path d="M4.75 11v9.25h14.5V11M3 8.25 5 3.75h14l2 4.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM9.75 20.25v-5.5h4.5v5.5" />
  </Icon>
);
export const WorkshopIcon = (): ReactElement => (
  <Icon size={28}>
    <path d="M14.6 6.4a4.75 4.75 0 0 1 5.9-1.2l-3.2 3.2.6 2.1 2.1.6 2.6-2.6a4.75 4.75 0 0 1-6.3 5.4l-8 7.3a2.1 2.1 0 0 1-3-3l7.3-8a4.7 4.7 0 0 1 2-3.8Z" />
  </Icon>
);
