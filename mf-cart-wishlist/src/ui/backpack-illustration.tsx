import type { ReactElement } from 'react';

/** Illustration: a backpack at the start of a trail. */
export function EmptyScene({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg
      viewBox="0 0 480 320"
      width={480}
      height={320}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
    >
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
        <path fill="#10201a" d="M112 284c-4-30-2-58 8-78h60c10 20 12 48 8 78-1 6-5 9-10 9h-56c-5 0-9-3-10-9z" />
        <path fill="#2c5646" d="M126 293h-4c-5 0-9-3-10-9-4-30-2-58 8-78h16c-9 24-12 54-10 87z" />
        <path fill="#e9e6de" d="M131 246h42c4 0 6 2 6 6l-2 26c0 4-3 6-6 6h-38c-3 0-6-2-6-6l-2-26c0-4 2-6 6-6z" />
        <path fill="none" stroke="#10201a" strokeWidth="2.5" d="M127 258h50M147 258v7h10v-7" />
        <path fill="#2c5646" d="M114 216c-1-18 12-30 36-30s37 12 36 30c-22 9-50 9-72 0z" />
        <path fill="#4c7a68" d="M114 216c-1-18 12-30 36-30-14 5-21 17-22 34-5-1-10-2-14-4z" />
        <path fill="none" stroke="#e9e6de" strokeWidth="3" d="M138 204v26M164 204v26" />
        <path fill="#10201a" d="M133 226h10v8h-10zM159 226h10v8h-10z" />
        <rect x="106" y="172" width="88" height="18" rx="9" fill="#e9e6de" stroke="#10201a" strokeWidth="3" />
        <path fill="#c9c6ba" d="M115 181h79a9 9 0 0 1-9 9h-70a9 9 0 0 1-9-9z" />
        <path fill="none" stroke="#10201a" strokeWidth="4" d="M132 172v18M168 172v18" />
        <path fill="none" stroke="#10201a" strokeWidth="3" d="M204 293l11-126M198 289h13" />
        <path fill="none" stroke="#10201a" strokeWidth="6" d="M215 166l1.400-16" />
      </g>
    </svg>
  );
}
