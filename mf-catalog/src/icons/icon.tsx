import type { ReactElement, ReactNode } from 'react';

/** The `svg` of all icons. Icons are in one file for each page, so that no page loads those of another. */
export function Icon({ children }: { children: ReactNode }): ReactElement {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
