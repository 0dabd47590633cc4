import { measureNames } from '@bergauf/service-kit/release-counts';
import type { Canary } from '../canaries/watched-remote.ts';
import { logThreshold, measures } from '../evidence/measures.ts';
import { logEvidence, type Rate } from '../evidence/sequential-comparison.ts';
import { type Html, html } from './html.ts';

const width = 160;
const barHeight = 8;

/** A table of all measures: both rates as bars, and how far the evidence for harm has come. */
export function evidenceTable({ version, comparisons }: Canary, current: string): Html {
  const rows = measureNames.map((name) => {
    const comparison = comparisons[name];
    if (!comparison) return html`<tr><th scope="row">${measures[name].title}</th><td colspan="3">nothing yet</td></tr>`;
    const { canary, control } = comparison.total;
    const strength = Math.max(0, Math.min(1, logEvidence(comparison) / logThreshold));
    return html`<tr>
      <th scope="row">${measures[name].title}</th>
      <td data-label="${version}">${percentOf(canary)} <small>${canary.events} of ${canary.trials}</small></td>
      <td data-label="${current}">${percentOf(control)} <small>${control.events} of ${control.trials}</small></td>
      <td data-label="Evidence for harm">${bars(canary, control)} ${meter(strength)}</td>
    </tr>`;
  });
  return html`<table class="evidence">
    <caption>Evidence: ${version} beside ${current}</caption>
    <thead><tr><th scope="col">Measure</th><th scope="col">${version}</th><th scope="col">${current}</th>
      <th scope="col">Rates, and evidence for harm</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`;
}

function bars(canary: Rate, control: Rate): Html {
  const largest = Math.max(rateOf(canary), rateOf(control), 0.001);
  const bar = (rate: Rate, y: number, name: string) =>
    html`<rect class="${name}" x="0" y="${y}" width="${Math.round((width * rateOf(rate)) / largest)}" height="${barHeight}"/>`;
  const label = `Canary ${percentOf(canary)}, other release ${percentOf(control)}`;
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} 20" width="${width}" height="20">
    ${bar(canary, 0, 'canary')}${bar(control, barHeight + 2, 'control')}</svg>`;
}

function meter(strength: number): Html {
  const percent = Math.round(strength * 100);
  return html`<svg role="img" aria-label="Evidence at ${percent} % of what withdraws it" viewBox="0 0 ${width} 8"
    width="${width}" height="8"><rect class="track" width="${width}" height="8" rx="4"/>
    <rect class="harm" width="${Math.round(width * strength)}" height="8" rx="4"/></svg>`;
}

const rateOf = ({ trials, events }: Rate): number => (trials ? Math.min(1, events / trials) : 0);

const percentOf = (rate: Rate): string => (rate.trials ? `${(100 * rateOf(rate)).toFixed(1)} %` : '–');
