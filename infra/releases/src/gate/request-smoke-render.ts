import { lazyValidator } from '@bergauf/service-kit/lazy-validator';
import {
  SmokeRender,
  SmokeRenderRefusal,
  type SmokeRenderRequest,
  type TriedPage,
} from '@bergauf/service-kit/shell-protocol/smoke-render';
import { sentenceOf } from '../refusal.ts';
import type { RegisteredShell } from '../shells/registered-shells.ts';
import type { Candidate, GateResult } from './gate.ts';

const validator = lazyValidator(SmokeRender);
const refused = lazyValidator(SmokeRenderRefusal);

/** A release may take at most this many times as long as its predecessor. */
const mostTimes = 2;
/** Number of machines whose shells try a release at the same time. */
const mostMachines = 4;
/** Smaller differences are noise. */
const noiseMs = 25;

/**
 * Objections of running shells, which render pages with the release. It skips shells without an operators' port, and those that serve
 * nothing yet: a new shop's first releases have nothing to be compared with.
 * @param deadline aborts it: shells that have not responded by then count as unable to try the release
 */
export async function smokeRender(
  candidate: Candidate,
  shells: readonly RegisteredShell[],
  deadline: AbortSignal,
): Promise<GateResult> {
  const exposes = Object.keys(candidate.release.manifest.exposes);
  const asked = shells.flatMap(({ id, operators, readiness: { serving } }) =>
    // A frontend's first release would be compared with pages that lack it.
    operators === null || serving === null
      ? []
      : { id, operators, deadline, hasPredecessor: (serving.releases[candidate.name] ?? null) !== null },
  );
  const found = await askAll(candidate, asked);
  const objections = found.flatMap((one) => one.objections);
  const failedTrials = found.flatMap(({ failure }) => failure ?? []);
  const rendered = new Set(
    exposes.filter((expose) => found.some(({ untried }) => untried?.includes(expose) === false)),
  );
  return {
    objections: [...objections, ...failedTrials],
    untried: exposes.filter((expose) => !rendered.has(expose)),
    isTemporary: objections.length === 0 && failedTrials.length > 0,
  };
}

/** Shells of one machine one after the other, as they would slow each other down; a few machines at the same time. */
async function askAll(candidate: Candidate, shells: readonly AskedShell[]): Promise<Asked[]> {
  const found = new Map<AskedShell, Asked>();
  const machines = new Map<string, AskedShell[]>();
  for (const shell of shells) {
    const host = shell.operators.replace(/:\d+$/, '');
    machines.set(host, [...(machines.get(host) ?? []), shell]);
  }
  const waiting = [...machines.values()];
  const askMachines = async (): Promise<void> => {
    for (let machine = waiting.shift(); machine; machine = waiting.shift()) {
      for (const shell of machine) found.set(shell, await askOne(candidate, shell));
    }
  };
  await Promise.all(Array.from({ length: mostMachines }, askMachines));
  return shells.flatMap((shell) => found.get(shell) ?? []);
}

/** `untried`: null if the shell has tried nothing. `failure`: why it could not. */
type Asked = { objections: readonly string[]; untried: readonly string[] | null; failure: string | null };

const triedNothing = (failure: string | null): Asked => ({ objections: [], untried: null, failure });

type AskedShell = { id: string; operators: string; hasPredecessor: boolean; deadline: AbortSignal };

async function askOne(
  { name, release }: Candidate,
  { id, operators, hasPredecessor, deadline }: AskedShell,
): Promise<Asked> {
  const { version } = release.manifest;
  const title = `${name} ${version}`;
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(`${operators}/candidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, version } satisfies SmokeRenderRequest),
      signal: deadline,
    });
    status = response.status;
    body = await response.json();
  } catch (error) {
    const reason = deadline.aborted ? endOf(deadline) : sentenceOf(error).replace(/\.$/, '');
    return triedNothing(`${title} could not be tried by the shell ${id}: ${reason}.`);
  }
  // The shell is older than this route.
  if (status === 404) return triedNothing(null);
  if (!validator.Check(body)) {
    const reason = refused.Check(body) ? body.message : `it answered ${status}`;
    return triedNothing(`${title} could not be tried by the shell ${id}: ${reason}.`);
  }
  const objections = [
    ...body.failures.map((failure) => `${title} does not load in the shell ${id}: ${failure}.`),
    ...failureObjections(title, id, body.tried),
    ...(hasPredecessor ? timeObjections(title, id, body.tried) : []),
    ...(hasPredecessor ? sumObjections(title, id, body.tried) : []),
  ];
  return { objections, untried: body.untried, failure: null };
}

const endOf = ({ reason }: AbortSignal): string =>
  reason instanceof Error && reason.name === 'TimeoutError' ? 'there was no time left' : 'the registry ends';

type Timed = Pick<TriedPage, 'ms' | 'msBefore'>;

/** One objection for each reason: a fragment that is on all pages fails on each of them for the same reason. */
function failureObjections(title: string, id: string, tried: readonly TriedPage[]): string[] {
  const byReason = new Map<string | null, TriedPage[]>();
  for (const one of tried) byReason.set(one.failure, [...(byReason.get(one.failure) ?? []), one]);
  return [...byReason].flatMap(([failure, pages]) =>
    failure === null ? [] : [`${title} fails to render ${namesOf(pages)} in the shell ${id}: ${failure}.`],
  );
}

/** One objection for all slow pages, with the times of the slowest one. */
function timeObjections(title: string, id: string, tried: readonly TriedPage[]): string[] {
  const slow = tried
    .filter(({ failure, ms, msBefore }) => failure === null && tooMuch(ms, msBefore) !== null)
    .toSorted((a, b) => lostMs(b) - lostMs(a));
  const [worst] = slow;
  if (!worst) return [];
  const others = slow.length > 1 ? `; too long also for ${namesOf(slow.slice(1))}` : '';
  return [`${title} takes for ${namesOf([worst])} in the shell ${id} ${tooMuch(worst.ms, worst.msBefore)}${others}.`];
}

const lostMs = ({ ms, msBefore }: Timed): number => (ms ?? 0) - (msBefore ?? 0);

/** The first two of many pages, so that a sentence stays readable. */
function namesOf(pages: readonly TriedPage[]): string {
  const names = pages.map(({ path, page }) => `${path} (${page})`);
  const listed = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more pages`] : names;
  return [listed.slice(0, -1).join(', '), ...listed.slice(-1)].filter(Boolean).join(' and ');
}

/** For fast pages, only the sum of their times distinguishes a slow release from noise. Left out if a slow page is named already. */
function sumObjections(title: string, id: string, tried: readonly Timed[]): string[] {
  const compared = tried.flatMap(({ ms, msBefore }) => (ms === null || msBefore === null ? [] : [{ ms, msBefore }]));
  if (compared.some(({ ms, msBefore }) => tooMuch(ms, msBefore) !== null)) return [];
  const sum = (which: 'ms' | 'msBefore'): number => compared.reduce((total, one) => total + one[which], 0);
  const times = tooMuch(sum('ms'), sum('msBefore'));
  return times === null ? [] : [`${title} takes for ${compared.length} pages in the shell ${id} ${times}.`];
}

function tooMuch(ms: number | null, msBefore: number | null): string | null {
  if (ms === null || msBefore === null || ms <= mostTimes * msBefore || ms - msBefore < noiseMs) return null;
  return `${Math.round(ms)} ms, more than twice the ${Math.round(msBefore)} ms of what serves`;
}
