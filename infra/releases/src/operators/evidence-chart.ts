import { measureNames } from '@bergauf/service-kit/release-counts';
import type { Canary } from '../canaries/watched-remote.ts';
import { logThreshold, measures } from '../evidence/measures.ts';
import { logEvidence, type Rate } from '../evidence/sequential-comparison.ts';
import { type Html, html } from './html.ts';

const width = 120;
const height = 8;

/** A table of all measures: both rates, with bars on a common scale, and the strength of the evidence for harm. */
export function evidenceTable({ version, comparisons }: Canary, current: string): Html {
  const rows = measureNames.map((name) => {
    const comparison = comparisons[name];
    if (!comparison) return html`<tr><th scope="row">${measures[name].title}</th><td colspan="3">nothing yet</td></tr>`;
    const { canary, control } = comparison.total;
    const largest = Math.max(rateOf(canary), rateOf(control));
    const strength = Math.max(0, Math.min(1, logEvidence(comparison) / logThreshold));
    return html`<tr>
      <th scope="row">${measures[name].title}</th>
      <td data-label="${version}">${rateText(canary)} ${bar('canary', largest && rateOf(canary) / largest)}</td>
      <td data-label="${current}">${rateText(control)} ${bar('control', largest && rateOf(control) / largest)}</td>
      <td data-label="Evidence for harm">${Math.round(100 * strength)} % ${bar('harm', strength)}</td>
    </tr>`;
  });
  return html`<table class="evidence">
    <caption>Evidence: ${version} beside ${current} <small>With 100 % evidence for harm the canary is withdrawn.</small></caption>
    <thead><tr><th scope="col">Measure</th><th scope="col">${version}</th><th scope="col">${current}</th>
      <th scope="col">Evidence for harm</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

/** Shows the number in the preceding text as a bar; `part`: 0 to 1 of the width. */
const bar = (kind: 'canary' | 'control' | 'harm', part: number): Html =>
  html`<svg aria-hidden="true" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect class="track" width="${width}" height="${height}"/>
    <rect class="${kind}" width="${Math.round(width * part)}" height="${height}"/></svg>`;

const rateOf = ({ trials, events }: Rate): number => (trials ? Math.min(1, events / trials) : 0);

const rateText = (rate: Rate): Html =>
  html`${rate.trials ? `${(100 * rateOf(rate)).toFixed(1)} %` : '–'} <small>${rate.events} of ${rate.trials}</small>`;
