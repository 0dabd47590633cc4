import type { ReactElement } from 'react';

const frame = {
  viewBox: '0 0 24 24',
  width: 32,
  height: 32,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function BoxIcon(): ReactElement {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M4 8l8-4 8 4v8.500l-8 4-8-4zM4 8l8 4 8-4M12 12v8.500M8 6l8 4" />
    </svg>
  );
}

export function SignpostIcon(): ReactElement {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M12 3v2M12 11v2M12 19v2.500M9 21.500h6M5 5h11l3 3-3 3H5zM19 13H8l-3 3 3 3h11z" />
    </svg>
  );
}

export function PersonIcon(): ReactElement {
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="12" cy="8" r="4" />
      <path d="M4.500 20.500c.8-4 3.700-6 7.500-6s6.700 2 7.500 6" />
    </svg>
  );
}

export function BonusIcon(): ReactElement {
  return (
    <svg {...frame} aria-hidden="true">
      <path d="M3 19l6-10 4 6 3-4 5 8zM16 3.500v4M14 5.500h4" />
    </svg>
  );
}
