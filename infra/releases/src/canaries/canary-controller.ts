import { steadyNow } from '@bergauf/service-kit/steady-clock';
import type { FastifyBaseLogger } from 'fastify';
import type { EvidenceSource } from '../evidence/evidence-source.ts';
import { newCounts } from '../evidence/new-counts.ts';
import { Refusal, sentenceOf } from '../refusal.ts';
import { DocumentFailure, readDocument } from '../registry/document/read-document.ts';
import type { StoredDocument } from '../registry/document/stored-document.ts';
import { EditConflict, type EditOptions, requireUnchanged } from '../registry/edit-options.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';
import type { ReleasesPaths } from '../state-folder.ts';
import { afterEdit, afterRefusal, newStep } from './after-decision.ts';
import { applyDecision } from './apply-decision.ts';
import { type CanaryState, createCanaryStateFile } from './canary-state-file.ts';
import { movedBy, watchClock } from './clock-jumps.ts';
import { addCounts, followTraffic, type WatchedTraffic } from './follow-traffic.ts';
import { type DecidedEdit, judgeCanary } from './judge-canary.ts';
import { suspendedCanaries, trafficInDocument } from './traffic-in-document.ts';
import { releaseKey, type UnservableReleases } from './unservable-releases.ts';
import type { CanaryPlan, WatchedRemote } from './watched-remote.ts';

/** Name of this part of the service in the history and the audit log. */
const actor = 'registry';

export type CanaryController = {
  /** Reads the evidence and acts on it. Never throws. Resolves when the edits that it started have ended. */
  tick: () => Promise<void>;
  /** Gives a release the first step's traffic; it then advances automatically. @throws Refusal */
  begin: (name: string, version: string, options: EditOptions) => Promise<HistoryEntry>;
  /** Stops a canary's advance, or continues it. It can be withdrawn automatically in either case. @throws Refusal without a canary */
  setMoving: (name: string, isMoving: boolean, ifRevision?: number) => Promise<void>;
  watched: () => Promise<Readonly<Record<string, WatchedRemote>>>;
  plan: CanaryPlan;
};

type Options = {
  paths: ReleasesPaths;
  registry: Registry;
  evidence: EvidenceSource;
  /** Releases that no shell can load. Default: none. */
  unservable?: UnservableReleases;
  plan: CanaryPlan;
  log: FastifyBaseLogger;
  now?: () => Date;
  /** Monotonic clock, milliseconds. */
  steady?: () => number;
};

/** A step that an operator held while the gate examined it. */
class StepHeld extends Refusal {}

/** Delay after an edit that failed, such as on a full disk. */
const retryMs = 10_000;
/** Delay after a step that no shell could examine: each attempt is a line in the audit log. */
const retryStepMs = 60_000;

/**
 * Moves canaries by evidence, and undoes promotions. Edits are conditional on the revision that the decision was based on, so an operator's
 * edit always wins, and of two services on one folder only one acts.
 */
export function createCanaryController(options: Options): CanaryController {
  const { paths, registry, evidence, unservable = () => new Map(), plan, log } = options;
  const { now = () => new Date(), steady = steadyNow } = options;
  const note = createFailureLog(log);
  const clockJump = watchClock(now, steady);
  const { state: stateOf, save, saveIfDue } = createCanaryStateFile(paths.canaries, { now, steady, onFailure: note });
  /** The observation in progress. Only one at a time: the same counts must not be added twice. */
  let observing: Promise<unknown> | null = null;
  /** Frontends whose edit is under way, once for each edit: they are not judged meanwhile. */
  const busy: string[] = [];
  /** By frontend and kind of decision, as a delayed step must not delay a withdrawal; by the monotonic clock. */
  const pausedUntil = new Map<string, number>();
  /** By frontend: identifies the latest start of a canary, if several operators start one. */
  const lastBegun = new Map<string, symbol>();

  async function whileBusy<T>(name: string, edit: () => Promise<T>): Promise<T> {
    busy.push(name);
    try {
      return await edit();
    } finally {
      busy.splice(busy.indexOf(name), 1);
    }
  }

  /** Whether a canary that is new, or whose share has changed, advances automatically: not if an operator set the share. */
  async function movesByItself(name: string, known: WatchedRemote | undefined, canary: WatchedTraffic['canary']) {
    const state = await stateOf();
    if (!canary || state.planned[name] !== canary.version) return false;
    if (known?.canary?.version !== canary.version) return true;
    if (known.canary.step.percent === canary.percent) return known.canary.isMoving;
    // The service ended between its own edit and storing the state.
    const last = (await registry.history()).findLast((entry) => entry.name === name && entry.action === 'canary');
    return known.canary.isMoving && last?.who === actor;
  }

  async function act(name: string, decision: DecidedEdit, document: StoredDocument): Promise<void> {
    await whileBusy(name, () => edit(name, decision, document));
    await save();
  }

  async function edit(name: string, decision: DecidedEdit, document: StoredDocument): Promise<void> {
    const state = await stateOf();
    const judged = state.remotes[name]?.canary;
    const begun = lastBegun.get(name);
    const requireWanted = (): void => {
      const canary = state.remotes[name]?.canary;
      if (decision.kind !== 'advance' || (canary?.isMoving && canary.step.since === judged?.step.since)) return;
      throw new StepHeld(`The canary of ${name} was held meanwhile, so it keeps its share.`);
    };
    try {
      await applyDecision({ paths, log, registry, channel: paths.channel, who: actor }, name, decision, {
        ifRevision: document.revision,
        requireWanted,
      });
      const watched = state.remotes[name];
      if (watched) state.remotes[name] = afterEdit(watched, decision, now());
      // An operator may have started another canary, also of the same release.
      if (decision.kind === 'withdraw' && lastBegun.get(name) === begun) delete state.planned[name];
    } catch (error) {
      if (error instanceof StepHeld) return;
      const isTemporary = error instanceof Refusal && error.isTemporary;
      const pauseMs = isTemporary && decision.kind === 'advance' ? retryStepMs : retryMs;
      pausedUntil.set(`${name} ${decision.kind}`, steady() + pauseMs);
      note(error);
      const watched = state.remotes[name];
      if (watched && error instanceof Refusal && !(error instanceof EditConflict))
        state.remotes[name] = afterRefusal(watched, decision, error);
    }
  }

  async function observe(): Promise<Promise<void>[]> {
    if (observing) return [];
    const observed = observeOnce();
    observing = observed.catch(() => undefined);
    try {
      return await observed;
    } finally {
      observing = null;
    }
  }

  async function observeOnce(): Promise<Promise<void>[]> {
    const state = await stateOf();
    const jumpMs = clockJump();
    // Otherwise a step would end, or a promotion stop being watched, as soon as the clock is set ahead.
    if (jumpMs !== 0)
      for (const [name, watched] of Object.entries(state.remotes)) state.remotes[name] = movedBy(jumpMs, watched);
    const document = await readDocument(paths);
    if (!document) return [];
    const { known, added } = newCounts(state.counts, await evidence(), now());
    state.counts = known;
    const acts: Promise<void>[] = [];
    const traffic = trafficInDocument(document);
    const failed = unservable(steady());
    forgetEnded(state, traffic, suspendedCanaries(document), busy, now());
    for (const [name, wanted] of traffic) {
      const counts = added.filter(({ remote }) => remote === name);
      const before = state.remotes[name];
      if (busy.includes(name)) {
        if (before) state.remotes[name] = addCounts(before, counts);
        continue;
      }
      const isMoving = await movesByItself(name, before, wanted.canary);
      const watched = addCounts(followTraffic(before, wanted, isMoving, now()), counts);
      state.remotes[name] = watched;
      const decision = judgeCanary(watched, plan, now(), (version) => failed.get(releaseKey(name, version)) ?? null);
      const isPaused = steady() < (pausedUntil.get(`${name} ${decision.kind}`) ?? 0);
      if (decision.kind !== 'wait' && !isPaused) acts.push(act(name, decision, document));
    }
    await saveIfDue();
    return acts;
  }

  return {
    plan,
    async tick() {
      try {
        const acts = await observe();
        if (acts.length === 0) note(null);
        await Promise.all(acts);
      } catch (error) {
        note(error);
      }
    },
    async begin(name, version, options) {
      const state = await stateOf();
      const own = Symbol(version);
      lastBegun.set(name, own);
      return whileBusy(name, async () => {
        // An observation in progress may already be judging this frontend.
        await observing;
        const before = state.planned[name];
        try {
          state.planned[name] = version;
          await save();
          return await registry.canary(name, version, plan.steps[0] ?? 1, options);
        } catch (error) {
          // If another operator started a canary while the gate examined this one, that plan stays.
          if (lastBegun.get(name) === own) {
            if (before === undefined) delete state.planned[name];
            else state.planned[name] = before;
          }
          await save();
          throw error;
        }
      });
    },
    async setMoving(name, isMoving, ifRevision) {
      const state = await stateOf();
      if (ifRevision !== undefined) requireUnchanged(name, ifRevision, await registry.history());
      const watched = state.remotes[name];
      const canary = watched?.canary;
      if (!watched || !canary) throw new Refusal(`${name} has no canary.`);
      const step = newStep(canary.step.percent, now());
      if (isMoving) state.planned[name] = canary.version;
      state.remotes[name] = { ...watched, canary: { ...canary, isMoving, obstacle: null, ...(isMoving && { step }) } };
      await save();
    },
    watched: async () => (await stateOf()).remotes,
  };
}

/** Forgets frontends without traffic, and plans of canaries that were ended. Frontends that are busy stay as they are. */
function forgetEnded(
  state: CanaryState,
  traffic: ReadonlyMap<string, WatchedTraffic>,
  suspended: ReadonlyMap<string, string>,
  busy: readonly string[],
  now: Date,
): void {
  for (const [name, watched] of Object.entries(state.remotes)) {
    if (traffic.has(name) || busy.includes(name)) continue;
    const { canary } = watched;
    if (!canary || suspended.get(name) !== canary.version) delete state.remotes[name];
    // Its step starts again when it gets traffic again.
    else state.remotes[name] = { ...watched, canary: { ...canary, step: newStep(canary.step.percent, now) } };
  }
  // The canary was ended, by anyone: if an operator later sets a share for the same release, that share stays.
  for (const [name, version] of Object.entries(state.planned)) {
    const inDocument = traffic.get(name)?.canary?.version ?? suspended.get(name);
    if (inDocument !== version && !busy.includes(name)) delete state.planned[name];
  }
}

/** @returns a function that logs each failure once; null: there is none now. A damaged document is logged where it is served */
function createFailureLog(log: FastifyBaseLogger): (failure: unknown) => void {
  let last = '';
  return (failure) => {
    if (failure instanceof DocumentFailure) return;
    const text = failure === null ? '' : sentenceOf(failure);
    if (text !== '' && text !== last) log.error({ err: failure }, 'canaries cannot be judged');
    last = text;
  };
}
