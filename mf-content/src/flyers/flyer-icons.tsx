import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';

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
export const PlusIcon = (): ReactElement => (
  <Icon>
    <path d="M12 5v14M5 12h14" />
  </Icon>
);
export const MinusIcon = (): ReactElement => (
  <Icon>
    <path d="M5 12h14" />
  </Icon>
);
export const PrintIcon = (): ReactElement => (
  <Icon>
    <path d="M7 9V3.75h10V9M7 17.5H4V9.5h16v8h-3M7 14.25h10v6H7Z" />
  </Icon>
);
export const FullScreenIcon = (): ReactElement => (
  <Icon>
    <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
  </Icon>
);
export const CloseIcon = (): ReactElement => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
