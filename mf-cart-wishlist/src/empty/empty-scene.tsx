import type { ReactElement } from 'react';

/** A pack that waits at the start of a trail, at first light. Five tones of one palette. */
export function EmptyScene({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 480 320" width={480} height={320} className={className} aria-hidden="true">
      <path fill="#ebf2f3" d="M0 0h480v320H0z" />
      <circle cx="356" cy="92" r="30" fill="#f6f4ef" />
      <path fill="#c5dade" d="M0 190l52-44 30 20 62-66 34 30 26-18 70 62 44-40 38 28 48-42 76 58v142H0z" />
      <path fill="#9dbfc4" d="M0 228l70-40 46 26 74-52 56 44 60-30 52 34 58-24 64 32v102H0z" />
      <path fill="#5e8c86" d="M0 262c60-26 128-34 206-20s176 14 274-16v94H0z" />
      <path fill="#1f5c43" d="M0 290c96-24 190-18 268-8s148 8 212-8v46H0z" />
      <path
        fill="none"
        stroke="#f6f4ef"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 9"
        d="M214 282c40-14 96-16 92-34s-62-22-48-40 46-14 40-32 6-20 14-28"
      />
      <g strokeLinejoin="round" strokeLinecap="round">
        <path fill="#10201a" d="M126 292c-6 0-10-4-10-10v-60c0-22 14-38 34-38s34 16 34 38v60c0 6-4 10-10 10z" />
        <path fill="#24463a" d="M132 292c-5 0-8-3-8-8v-60c0-18 11-32 27-32 4 0 6 1 6 1-12 6-17 18-17 32v67z" />
        <path fill="#e9e6de" d="M128 250h44v28a4 4 0 0 1-4 4h-36a4 4 0 0 1-4-4z" />
        <path fill="none" stroke="#10201a" strokeWidth="2.5" d="M128 260h44M146 260v7h8v-7" />
        <path fill="#d5e6ea" d="M119 214c3-17 15-27 31-27s28 10 31 27c-20 8-42 8-62 0z" />
        <path fill="none" stroke="#10201a" strokeWidth="2.5" d="M119 214c20 8 42 8 62 0M140 219v14M160 219v14" />
        <path fill="none" stroke="#10201a" strokeWidth="4" d="M143 185c0-9 14-9 14 0" />
        <rect x="112" y="168" width="76" height="15" rx="7.5" fill="#9dbfc4" stroke="#10201a" strokeWidth="2.5" />
        <path fill="none" stroke="#10201a" strokeWidth="2.5" d="M130 168v15M170 168v15" />
        <path fill="none" stroke="#10201a" strokeWidth="3" d="M196 292l10-128M192 292h8" />
        <path fill="none" stroke="#10201a" strokeWidth="6" d="M206 166l1.500-16" />
      </g>
    </svg>
  );
}
