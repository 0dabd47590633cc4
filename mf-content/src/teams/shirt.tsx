import type { ReactElement } from 'react';
import type { TeamColours } from 'shared-contracts/entities';

const body = 'M60 34 84 24c6 13 26 13 32 0l24 10 40 34-20 30-16-11v91H56V87L40 98 20 68z';

/** Colours for a team without its own. */
const plain: TeamColours = { primary: '#1F5C43', secondary: '#F6F4EF' };

/** A shirt in the team's colours, lit from the upper left. Decorative: the team's name is next to it. */
export function Shirt({
  colours = plain,
  className,
}: {
  colours?: TeamColours | undefined;
  className?: string;
}): ReactElement {
  const { primary, secondary } = colours;
  return (
    <svg viewBox="14 18 172 166" className={className} aria-hidden="true">
      <path d={body} fill={primary} />
      <path d="M84 24c6 13 26 13 32 0l7 3c-8 19-38 19-46 0z" fill={secondary} />
      <path d="m33 88-7-11 19-14 8 11zM167 88l7-11-19-14-8 11z" fill={secondary} />
      <path d="M56 128h88v16H56z" fill={secondary} />
      <path d="M116 36c14 30 14 100 4 142h24V87l16 11 20-30-40-34-24-10z" fill="#10201A" opacity="0.14" />
      <path d="M62 40c-6 20-6 60-2 136" fill="none" stroke="#fff" strokeWidth="3" opacity="0.16" />
    </svg>
  );
}
