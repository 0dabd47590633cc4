import type { ReactElement } from 'react';

type IconProps = { className?: string | undefined };

export function BagIcon({ className }: IconProps): ReactElement {
  return (
    <svg {...iconFrame} className={className} aria-hidden="true">
      <path d="M5.5 8.5h13l1 11.5h-15z" />
      <path d="M9 11V7a3 3 0 0 1 6 0v4" />
    </svg>
  );
}

export function HeartIcon({ className }: IconProps): ReactElement {
  return (
    <svg {...iconFrame} className={className} aria-hidden="true">
      <path d="M12 20C7 16.4 3.5 13.2 3.5 9.2A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.8C20.5 13.2 17 16.4 12 20z" />
    </svg>
  );
}

export function StoreIcon({ className }: IconProps): ReactElement {
  return (
    <svg {...iconFrame} className={className} aria-hidden="true">
      <path d="M12 21.25s7-6.1 7-11.5a7 7 0 0 0-14 0c0 5.4 7 11.5 7 11.5Z" />
      <circle cx="12" cy="9.75" r="2.5" />
    </svg>
  );
}

/**
 * Attributes that every icon shares. Icons that not every page shows are defined where they are used, since this file is part of every
 * page's script.
 */
export const iconFrame = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
