/** `x y` of a point on a circle; degrees run clockwise from the right. */
export function point(x: number, y: number, radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(x + Math.cos(angle) * radius)} ${Math.round(y + Math.sin(angle) * radius)}`;
}

/** A circle's line; `extra` holds further attributes, with a leading space. */
export function ring(x: number, y: number, radius: number, stroke: string, width: number, extra = ''): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" stroke="${stroke}" stroke-width="${width}"${extra}/>`;
}

/** A filled circle with its outline. */
export function disc(x: number, y: number, radius: number, fill: string, stroke: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}"/>`;
}

/** A filled ellipse with its outline. */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, stroke: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" stroke="${stroke}"/>`;
}

/** Part of a path's length, in percent, in another colour: paint on a frame, bands on a tube. */
export function band(data: string, colour: string, width: number, from: number, length: number): string {
  return `<path d="${data}" pathLength="100" stroke="${colour}" stroke-width="${width}" stroke-linecap="butt" stroke-dasharray="${length} ${100 - length}" stroke-dashoffset="${-from}"/>`;
}
