import { type LighthousePage, lighthouseCategories } from '../measure/lighthouse.ts';
import type { LoadFigures } from '../measure/load.ts';
import type { BenchResult, PageResult } from '../results.ts';
import { aimRows } from './aims.ts';
import { fineMs, kB, ms, rate, table } from './figures.ts';

/** All figures by section, with the aims at the end. */
export function report({ machine, pages, runs, when, failures, lighthouse = [] }: BenchResult): string {
  const parts = [
    ...pages.map(({ name, path }) => `${name.padEnd(8)} ${path}`),
    '',
    ...section('Sizes in kB, brotli 11, cold load', sizes(pages)),
    ...section('JS in kB by owner: entry + rest', owners(pages)),
    ...section('Waterfall of scripts', waterfall(pages)),
    ...section('Rendering one page, ms', rendering(pages)),
    ...section('On a phone, ms: processor 4x slower, 1.6 Mbit/s down, 750 kbit/s up, 150 ms', phone(pages)),
    ...section('First tap that is answered, on the same phone, ms', screen(pages)),
    ...section('Under load on one core: requests/s (p50 / p99 ms), requests/s of processor time', load(pages)),
    ...section('Lighthouse, mobile, of 100', scores(lighthouse)),
    ...remarks(pages),
    ...section('Not measured', failed(failures)),
    ...section(`Aims, medians of ${runs} runs`, table(['aim', 'limit', 'home', 'list', 'product', ''], aimRows(pages))),
    `${when}  Node ${machine.node}, Chromium ${machine.chromium}, ${machine.cores} x ${machine.processor}`,
    `Load of the machine before and after: ${machine.loadBefore.toFixed(1)}, ${machine.loadAfter.toFixed(1)}; figures are right only when nothing else runs.`,
  ];
  return `${parts.join('\n')}\n`;
}

function section(title: string, body: string | null): string[] {
  return body === null ? [] : [title, '', body, ''];
}

function sizes(pages: readonly PageResult[]): string | null {
  const rows = pages.flatMap(({ name, bytes }) => {
    if (!bytes) return [];
    const { js, css, html, requests, scripts, fetched } = bytes;
    return [[name, kB(js), kB(css), kB(html), ...[requests, scripts, fetched].map(String)]];
  });
  return rows.length === 0 ? null : table(['page', 'JS', 'CSS', 'HTML', 'requests', 'scripts', 'fetched'], rows);
}

function owners(pages: readonly PageResult[]): string | null {
  const names = [...new Set(pages.flatMap(({ bytes }) => Object.keys(bytes?.jsByOwner ?? {})))].sort();
  if (names.length === 0) return null;
  const rows = names.map((name) => [
    name,
    ...pages.map(({ bytes }) => {
      const owner = bytes?.jsByOwner[name];
      return owner ? `${kB(owner.entry)} + ${kB(owner.rest)}` : '-';
    }),
  ]);
  return table(['owner', ...pages.map(({ name }) => name)], rows);
}

function waterfall(pages: readonly PageResult[]): string | null {
  const rows = pages.flatMap(({ name, rounds }) =>
    rounds ? [[name, String(rounds.rounds), String(rounds.unnamed.length)]] : [],
  );
  return rows.length === 0 ? null : table(['page', 'rounds', 'not in the HTML'], rows);
}

function rendering(pages: readonly PageResult[]): string | null {
  const rows = pages.flatMap(({ name, render }) =>
    render
      ? [[name, fineMs(render.median), fineMs(render.p95), render.processor === null ? '-' : fineMs(render.processor)]]
      : [],
  );
  return rows.length === 0 ? null : table(['page', 'in the worker', 'p95', 'processor, whole shell'], rows);
}

function phone(pages: readonly PageResult[]): string | null {
  const rows = pages.flatMap(({ name, usable }) => {
    if (!usable) return [];
    const { fcp, lcp, lastScript, usable: taken, blocking, cls } = usable;
    return [[name, ms(fcp), ms(lcp), ms(lastScript), ms(taken), ms(blocking), cls.toFixed(3)]];
  });
  return rows.length === 0 ? null : table(['page', 'FCP', 'LCP', 'last script', 'usable', 'blocking', 'CLS'], rows);
}

function screen(pages: readonly PageResult[]): string | null {
  const names = [...new Set(pages.flatMap(({ screen: taps }) => Object.keys(taps ?? {})))];
  const rows = pages.flatMap(({ name, screen: taps }) =>
    taps ? [[name, ...names.map((control) => (control in taps ? ms(taps[control] ?? 0) : '-'))]] : [],
  );
  return rows.length === 0 ? null : table(['page', ...names], rows);
}

function load(pages: readonly PageResult[]): string | null {
  const cell = ({ perSecond, p50, p99, perProcessorSecond }: LoadFigures): string =>
    `${rate(perSecond)} (${p50} / ${p99}), ${rate(perProcessorSecond)}`;
  const rows = pages.flatMap(({ name, load: result }) =>
    result ? [[name, cell(result.cached), cell(result.uncached), cell(result.compressed)]] : [],
  );
  return rows.length === 0 ? null : table(['page', 'cached', 'uncached', 'uncached, brotli'], rows);
}

/** Less than 100 is missed; the audits that cost points are listed below. */
function scores(pages: readonly LighthousePage[]): string | null {
  if (pages.length === 0) return null;
  const rows = pages.map(({ name, scores: found }) => [
    name,
    ...lighthouseCategories.map((category) => String(found[category])),
    lighthouseCategories.every((category) => found[category] === 100) ? 'met' : 'missed',
  ]);
  const lost = pages.flatMap(({ name, lost: audits }) => audits.map((audit) => `${name}: ${audit}`));
  return [table(['page', ...lighthouseCategories, ''], rows), ...lost].join('\n');
}

function failed(failures: BenchResult['failures']): string | null {
  if (failures.length === 0) return null;
  return failures.map(({ section: name, page, reason }) => `${name} of ${page}: ${reason}`).join('\n');
}

/** Details beside the tables: scripts found late, chains, failed requests, doubtful figures. */
function remarks(pages: readonly PageResult[]): string[] {
  const lines = pages.flatMap(({ name, bytes, rounds, load: result }) => [
    ...(bytes?.oddities ?? []).map((oddity) => `${name}: ${oddity}`),
    ...(rounds && rounds.rounds > 1 ? [`${name}: scripts wait for scripts: ${rounds.chain.join(' > ')}`] : []),
    ...(rounds?.unnamed ?? []).map((address) => `${name}: not named in the HTML: ${address}`),
    ...(result?.doubts ?? []).map((doubt) => `${name}: ${doubt}`),
  ]);
  return lines.length === 0 ? [] : ['Remarks', '', ...lines, ''];
}
