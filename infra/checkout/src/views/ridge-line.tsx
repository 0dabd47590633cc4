import type { ReactElement } from 'react';

/** The ridge of the shop's own notices, in one stroke. */
export function RidgeLine(): ReactElement {
  return (
    <svg className="ridge-line" viewBox="0 0 320 120" fill="none" aria-hidden="true">
      <path
        d="M4 108 L52 78 L70 86 L112 44 L126 56 L168 14 L190 46 L204 38 L246 76 L262 68 L316 108"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M168 14 L158 40 L170 52 L164 66" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
