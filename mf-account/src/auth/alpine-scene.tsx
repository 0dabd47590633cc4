import type { ReactElement } from 'react';

/** Gradients of the layers: each fades into haze at its lower edge. */
const layers = [
  { id: 'entry-far', from: '#a8c6cd', to: '#e3ecea', y1: 380, y2: 600 },
  { id: 'entry-mid', from: '#7aa3aa', to: '#d3e1de', y1: 400, y2: 700 },
  { id: 'entry-near', from: '#447369', to: '#a9c3ba', y1: 590, y2: 840 },
  { id: 'entry-meadow', from: '#24684c', to: '#173f30', y1: 770, y2: 960 },
] as const;

/** Decorative illustration: ridges in haze, a hut and a route. */
export function AlpineScene({ className }: { className?: string | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="entry-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#b3d0d8" />
          <stop offset="0.45" stopColor="#e6eeec" />
        </linearGradient>
        {layers.map(({ id, from, to, y1, y2 }) => (
          <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="0" y1={y1} x2="0" y2={y2}>
            <stop stopColor={from} />
            <stop offset="1" stopColor={to} />
          </linearGradient>
        ))}
      </defs>
      <path fill="url(#entry-sky)" d="M0 0h800v1000H0z" />
      <circle cx="214" cy="268" r="56" fill="#fbf7ea" />
      <FarRidge />
      <MiddleRidge />
      <NearRidge />
      <Meadow />
      <path
        fill="none"
        stroke="#10201a"
        strokeWidth="3"
        strokeLinecap="round"
        d="M506 262q9-10 17 0q8-10 17 0M560 226q7-8 13 0q6-8 13 0"
      />
    </svg>
  );
}

function FarRidge(): ReactElement {
  return (
    <>
      <path
        fill="url(#entry-far)"
        d="M0 476l64-50 34 20 22-16 66-78 26 18 30-26 58 66 42-30 34 28 96-112 36 30 22-14 92 104 46-34 36 20 96-88v686H0z"
      />
      <path
        fill="#8db1b9"
        opacity="0.4"
        d="M242 344l58 66-24 12-18-30-8 12zM438 312l36 30 22-14 92 104-60-22-30-40-22 14-22-36zM186 352l26 18 8 28-18-8z"
      />
    </>
  );
}

function MiddleRidge(): ReactElement {
  return (
    <>
      <path
        fill="url(#entry-mid)"
        d="M0 566l96-76 52 40 46-24 92-122 34 44 26-14 92 120 60-42 62 46 98-96 26 24 18-12 98 72v474H0z"
      />
      <path
        fill="#4f7f86"
        opacity="0.38"
        d="M286 384l34 44 26-14 92 120-46 4-30-38-14 22-34-44 4 46-26-62 8-28zM658 442l26 24 18-12 98 72v40l-62-34-22-30-10 28-30-42zM96 490l52 40-10 16-34-28z"
      />
      <path fill="#f3f6f3" d="M286 384l-34 45 14-4 6 16 14-14 10 18 12-10 6 8 6-15z" />
      <path fill="#f3f6f3" d="M658 442l-28 27 12-2 6 12 12-12 10 10 6-10 8-1z" />
    </>
  );
}

function NearRidge(): ReactElement {
  return (
    <>
      <path
        fill="url(#entry-near)"
        d="M0 706l104-58 40 20 34-18 112-72 38 34 26-8 48 40 62-28 34 20 110 70 86-44 106 44v294H0z"
      />
      <path
        fill="#2b5a4f"
        opacity="0.35"
        d="M290 578l38 34 26-8 48 40-38 4-22-16-10 30-34-40zM464 616l34 20 110 70-64-8-36-34-22 10zM104 648l40 20-8 16-26-14zM694 662l106 44v22l-66-28z"
      />
    </>
  );
}

function Meadow(): ReactElement {
  return (
    <>
      <path fill="url(#entry-meadow)" d="M0 816c120-52 236-66 356-44s220 54 444-14v242H0z" />
      <path
        fill="none"
        stroke="#f6f4ef"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 13"
        d="M266 842c70-14 168-14 176-52s-104-34-94-74 88-28 74-66-86-30-88-64 10-52-20-82"
      />
      <path fill="#123226" d="M0 914c150-44 284-38 420-12s250 20 380-22v120H0z" />
      <g strokeLinejoin="round">
        <path fill="#e9e6de" d="M182 842v-42l37-26 37 26v42z" />
        <path fill="#bfc4b8" d="M230 842v-60l26 18v42z" />
        <path fill="none" stroke="#10201a" strokeWidth="8" strokeLinecap="round" d="M168 806l51-38 51 38" />
        <path fill="#10201a" d="M211 842v-22h15v22zM240 782v-18h9v24z" />
        <path fill="#f2b632" d="M192 812h11v11h-11zM236 812h11v11h-11z" />
        <path fill="none" stroke="#10201a" strokeWidth="4" strokeLinecap="round" d="M172 843h96" />
      </g>
      <g fill="#10201a">
        <path d="M612 858l16-46h-9l14-34h-8l16-40 16 40h-8l14 34h-9l16 46z" />
        <path d="M668 866l12-36h-7l11-26h-6l12-30 12 30h-6l11 26h-7l12 36z" />
        <path d="M96 866l13-38h-7l11-28h-6l13-32 13 32h-6l11 28h-7l13 38z" />
        <path d="M62 876l10-30h-6l9-22h-5l10-26 10 26h-5l9 22h-6l10 30z" />
      </g>
    </>
  );
}
