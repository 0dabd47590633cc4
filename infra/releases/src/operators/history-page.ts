import type { AuditLine } from '../audit/audit-log.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import { type Html, html } from './html.ts';
import { time } from './overview-page.ts';

const listed = 100;

/** The last edits of a channel and, for operators, the audit log of all channels; newest first. */
export const historyContent = (entries: readonly HistoryEntry[], audit: readonly AuditLine[] | null): Html => html`
  <section aria-labelledby="edits"><h2 id="edits">Edits</h2>
    <table><thead><tr><th scope="col">Time</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Why</th></tr></thead>
    <tbody>${newest(entries).map(
      ({ at, who, action, name, from, to, percent, reason, note, revision }) => html`<tr>
        <td data-label="Time">${time(at)}</td><td data-label="Who">${who}</td>
        <td data-label="What">${name}: ${action} ${to ?? ''}${percent === undefined ? null : ` at ${percent} %`}
          ${from === null || from === to ? null : html`<small>before: ${from}</small>`} <small>revision ${revision}</small></td>
        <td data-label="Why">${[note, reason].filter(Boolean).join('; ')}</td></tr>`,
    )}</tbody></table></section>
  ${
    audit === null
      ? null
      : html`<section aria-labelledby="audit"><h2 id="audit">Audit log</h2>
    <table><thead><tr><th scope="col">Time</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Detail</th></tr></thead>
    <tbody>${newest(audit).map(
      ({ at, who, action, outcome, subject, channel, detail }) => html`<tr>
        <td data-label="Time">${time(at)}</td><td data-label="Who">${who}</td>
        <td data-label="What">${action} ${subject ?? ''}${channel === undefined ? null : html` <small>channel ${channel}</small>`}${outcome === 'refused' ? html` <strong>refused</strong>` : null}</td>
        <td data-label="Detail">${detail ?? ''}</td></tr>`,
    )}</tbody></table></section>`
  }`;

const newest = <T>(lines: readonly T[]): readonly T[] => lines.slice(-listed).reverse();
