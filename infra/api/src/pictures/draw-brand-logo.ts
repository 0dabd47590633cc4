export interface BrandLogo {
  readonly name: string;
  readonly seed: number;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** A brand's mark and wordmark in ink on a transparent ground; the same input gives the same text. */
export function drawBrandLogo({ name }: BrandLogo): string {
  const text = escaped(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 120" role="img" aria-label="${text}"><path fill="#10201A" d="M20 90L60 30L100 90z"/><text x="124" y="76" font-family="Archivo,Arial,sans-serif" font-weight="700" font-size="48" fill="#10201A">${text}</text></svg>`;
}
