import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

export const CloseIcon = (): ReactElement => (
  <Icon>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const ArrowIcon = (): ReactElement => (
  <Icon>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
);

export const SearchIcon = (): ReactElement => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="m15.5 15.5 5 5" />
  </Icon>
);
