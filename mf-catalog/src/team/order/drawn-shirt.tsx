import type { ReactElement } from 'react';
import type { Printing } from 'shared-contracts/entities';

const body = 'M60 34 84 24c6 13 26 13 32 0l24 10 40 34-20 30-16-11v91H56V87L40 98 20 68z';
export const ink = '#10201A';
export const paper = '#F6F4EF';

type DrawnShirtProps = {
  /** Hex codes. */
  fill?: string | undefined;
  trim?: string | undefined;
  className?: string | undefined;
  /** The back with a name and a number, or the front with the crest. */
  back?: Printing | undefined;
  crest?: string | undefined;
};

/** Text colour on a background: ink or paper, whichever has more contrast (relative luminance of WCAG 2). */
export function printColour(fill: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? ink : paper;
}

/** A shirt, lit from the upper left, like the catalogue's drawings. Decorative: the form contains the print as text. */
export function DrawnShirt(props: DrawnShirtProps): ReactElement {
  const { fill = '#1F5C43', trim, className, back, crest } = props;
  const print = printColour(fill);
  return (
    <svg viewBox="14 18 172 166" className={className} aria-hidden="true">
      <path d={body} fill={fill} />
      {trim && (
        <>
          <path d="M84 24c6 13 26 13 32 0l7 3c-8 19-38 19-46 0z" fill={trim} />
          <path d="m33 88-7-11 19-14 8 11zM167 88l7-11-19-14-8 11z" fill={trim} />
        </>
      )}
      {!trim && <path d="M84 24c6 13 26 13 32 0" fill="none" stroke={print} strokeWidth="3" opacity="0.35" />}
      <path d="M116 36c14 30 14 100 4 142h24V87l16 11 20-30-40-34-24-10z" fill={ink} opacity="0.14" />
      <path d="M62 40c-6 20-6 60-2 136" fill="none" stroke="#fff" strokeWidth="3" opacity="0.16" />
      {back?.name && (
        <text
          x="100"
          y="70"
          textAnchor="middle"
          fontSize="13"
          fontWeight="750"
          fill={print}
          textLength={widthOf(back.name)}
          lengthAdjust="spacingAndGlyphs"
        >
          {back.name.toUpperCase()}
        </text>
      )}
      {back?.number && (
        <text x="100" y="138" textAnchor="middle" fontSize="62" fontWeight="850" fill={print}>
          {back.number}
        </text>
      )}
      {crest && <image href={crest} x="104" y="60" width="34" height="24" />}
    </svg>
  );
}

/** Long names are printed narrower, so that they fit between the shoulders. */
const widthOf = (name: string): number => Math.min(name.length * 9, 76);
