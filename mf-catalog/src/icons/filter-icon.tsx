import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

export const FilterIcon = (): ReactElement => (
  <Icon>
    <path d="M4 7h7M17 7h3M4 17h3M13 17h7" />
    <circle cx="14" cy="7" r="2.75" />
    <circle cx="10" cy="17" r="2.75" />
  </Icon>
);
