/** Text styles of flyers. An SVG in `<img>` cannot load fonts, so these fonts exist on every machine. */
export type TextStyle = {
  readonly size: number;
  readonly weight?: number;
  readonly colour: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly struck?: boolean;
};

const family = "'Archivo Variable',Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif";

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function line(text: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, colour, anchor = 'start', spacing = 0, struck = false } = style;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${colour}" text-anchor="${anchor}" letter-spacing="${spacing}"${struck ? ' text-decoration="line-through"' : ''}>${escaped(text)}</text>`;
}

const narrow = new Set("iljtfrI.,:;'|()1 ");
const broad = new Set('mwMWÖÄÜOQGD—');

/** An upper estimate of a text's width for common fonts, as a share of the font size. */
export function roughWidth(text: string, { size, weight = 400, spacing = 0 }: TextStyle): number {
  const units = [...text].reduce(
    (sum, letter) => sum + (narrow.has(letter) ? 0.32 : broad.has(letter) ? 0.82 : 0.56),
    0,
  );
  return units * size * (weight >= 700 ? 1.06 : 1) + text.length * spacing;
}

/** Breaks text into lines of at most `width`. Text beyond `most` lines ends in an ellipsis. */
function wrapped(text: string, width: number, style: TextStyle, most = 99): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && roughWidth(longer, style) > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  lines.push(current);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `${lines[most - 1] ?? ''} …`];
}

/** A paragraph starting at its first baseline; `bottom` is the baseline after its last line. */
export function block(
  text: string,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  style: TextStyle,
  leading: number,
  most?: number,
): { readonly svg: string; readonly bottom: number } {
  const lines = wrapped(text, width, style, most);
  return {
    svg: lines.map((words, index) => line(words, x, y + index * leading, style)).join(''),
    bottom: y + lines.length * leading,
  };
}
