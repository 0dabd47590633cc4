import type { ReactElement } from 'react';

/** A morning above the tree line: layered ridges in haze, a hut, and the route that leads up from it. */
export function AlpineScene({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="entry-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#bcd6dd" />
          <stop offset="0.6" stopColor="#e6eeec" />
          <stop offset="1" stopColor="#f6f4ef" />
        </linearGradient>
        <linearGradient id="entry-haze" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f6f4ef" stopOpacity="0" />
          <stop offset="1" stopColor="#f6f4ef" stopOpacity="0.75" />
        </linearGradient>
      </defs>
      <path fill="url(#entry-sky)" d="M0 0h800v1000H0z" />
      <circle cx="566" cy="296" r="58" fill="#fbf7ea" />
      <path fill="#b4cfd5" d="M0 470l74-58 40 24 92-96 58 44 44-30 96 112 70-52 52 34 78-84 60 52 48-30 88 74v540H0z" />
      <path fill="url(#entry-haze)" d="M0 400h800v200H0z" />
      <path
        fill="#88afb4"
        d="M0 560l96-74 52 40 46-22 84-104 40 46 30-16 84 104 66-38 62 46 98-76 62 38 80-30v526H0z"
      />
      <path fill="#dfe9e8" d="M278 400l-30 38 22-8 12 18 20-22 20 24 10-10-14-34z" />
      <path fill="url(#entry-haze)" d="M0 520h800v160H0z" />
      <path fill="#4f7f76" d="M0 690l120-62 70 24 118-78 92 62 74-26 110 70 90-44 126 58v306H0z" />
      <path fill="url(#entry-haze)" opacity="0.5" d="M0 640h800v140H0z" />
      <path fill="#1f5c43" d="M0 812c120-52 236-66 356-44s220 54 444-14v246H0z" />
      <path fill="#173f30" d="M0 902c150-44 284-38 420-12s250 20 380-22v132H0z" />
      <path
        fill="none"
        stroke="#f6f4ef"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 13"
        d="M246 838c70-16 176-14 184-52s-96-36-84-74 92-30 76-70-66-28-60-66 24-44 40-52"
      />
      <g strokeLinejoin="round">
        <path fill="#10201a" d="M176 838v-44l42-28 42 28v44z" />
        <path fill="#e9e6de" d="M184 838v-38l34-22 34 22v38z" />
        <path fill="none" stroke="#10201a" strokeWidth="7" strokeLinecap="round" d="M168 800l50-34 50 34" />
        <path fill="#10201a" d="M212 838v-22h16v22z" />
        <path fill="#f2b632" d="M193 808h12v12h-12zM235 808h12v12h-12z" />
        <path fill="#10201a" d="M240 776v-14h9v20z" />
      </g>
      <g fill="#10201a">
        <path d="M612 858l16-46h-9l14-34h-8l16-40 16 40h-8l14 34h-9l16 46z" />
        <path d="M668 866l12-36h-7l11-26h-6l12-30 12 30h-6l11 26h-7l12 36z" />
        <path d="M96 866l13-38h-7l11-28h-6l13-32 13 32h-6l11 28h-7l13 38z" />
      </g>
      <path
        fill="none"
        stroke="#10201a"
        strokeWidth="3"
        strokeLinecap="round"
        d="M376 262q9-10 17 0q8-10 17 0M430 226q7-8 13 0q6-8 13 0"
      />
    </svg>
  );
}
