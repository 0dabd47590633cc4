import { nextStepText } from '../canaries/canary-standing.ts';
import type { CanaryPlan, WatchedRemote } from '../canaries/watched-remote.ts';
import { readableTime } from '../printable.ts';
import type { ReleaseOverview, RemoteOverview } from '../registry/overview.ts';
import { type Refused, refusedText } from '../shells/refused-shells.ts';
import type { RegisteredShell } from '../shells/registered-shells.ts';
import { type ActionName, actions, mayDo } from './actions.ts';
import { evidenceTable } from './evidence-chart.ts';
import { type Html, html } from './html.ts';
import { baseOf, type Reader } from './page.ts';

export type Overview = {
  remotes: readonly RemoteOverview[];
  shells: readonly RegisteredShell[];
  refused: Refused;
  watched: Readonly<Record<string, WatchedRemote>>;
  plan: CanaryPlan;
};

/** Most releases listed for a frontend; the command lists all. */
const listed = 8;

/** Releases in traffic, shells, canaries with their evidence, and the available actions. */
export const overviewContent = (reader: Reader, { remotes, shells, refused, watched, plan }: Overview): Html => html`
  ${remotes.length === 0 ? html`<p>Nothing has been released yet.</p>` : null}
  ${remotes.map((remote) => remoteSection(reader, remote, watched[remote.name], plan))}
  <section aria-labelledby="shells"><h2 id="shells">Shells</h2>${shellsBlock(shells, refusedText(refused))}</section>`;

function remoteSection(
  reader: Reader,
  remote: RemoteOverview,
  watched: WatchedRemote | undefined,
  plan: CanaryPlan,
): Html {
  const { name, isOff, isDevelopment, pin, served, rollbackTo, releases } = remote;
  const current = releases.find(({ isDefault }) => isDefault);
  const canary = releases.find(({ traffic, isDefault }) => traffic > 0 && !isDefault);
  const link = linksFor(reader, name);
  return html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}
      ${isOff ? html`<strong class="badge off">off</strong>` : null}
      ${isDevelopment ? html`<strong class="badge">development</strong>` : null}
      ${pin === null ? null : html`<strong class="badge">pinned: ${pin}</strong>`}</h2>
    <p>${current ? html`<strong>${current.version}</strong> ${isOff ? 'is switched off' : servedText(served)}` : 'Nothing in traffic.'}</p>
    <p class="actions">${current && !isOff && rollbackTo !== undefined ? link('rollback') : null}
      ${isOff ? link('enable') : current ? link('disable') : null}</p>
    ${canary ? canaryBlock(name, canary, current?.version ?? '', watched, plan, link) : null}
    <details${canary ? null : html` open`}><summary>Releases</summary><ul class="releases">
      ${releases.slice(0, listed).map((release) => releaseRow(release, link))}</ul></details>
  </section>`;
}

type Link = (action: ActionName, version?: string) => Html | null;

const linksFor =
  ({ session: { token }, channel }: Reader, name: string): Link =>
  (action, version = '') =>
    mayDo(token, action, name)
      ? html`<a class="button" href="${baseOf(channel)}/remotes/${name}/${action}${version && `?version=${encodeURIComponent(version)}`}">
          ${actions[action].label}<span class="hidden"> ${name} ${version}</span></a> `
      : null;

const servedText = (served: RemoteOverview['served']): Html =>
  !served
    ? html`no shell has registered`
    : served.since
      ? html`served by ${served.of === 1 ? 'the one shell' : `all ${served.of} shells`} since ${time(served.since)}`
      : html`served by ${served.by} of ${served.of} shells`;

function canaryBlock(
  name: string,
  { version, traffic }: ReleaseOverview,
  current: string,
  watched: WatchedRemote | undefined,
  plan: CanaryPlan,
  link: Link,
): Html {
  const canary = watched?.canary?.version === version ? watched.canary : null;
  const steps = plan.steps.map((step) =>
    step === traffic ? html`<li aria-current="step">${step} %</li>` : html`<li>${step} %</li>`,
  );
  const id = `${name}-canary`;
  return html`<div class="canary" role="group" aria-labelledby="${id}">
    <h3 id="${id}">Canary ${version} at ${traffic} %</h3>
    ${
      canary
        ? html`<p>${canary.isMoving ? `Advances by itself${nextStepText(canary, plan, new Date())}` : 'Keeps its share'}; at this share since
      ${time(canary.step.since)}, ${canary.step.views} page views.</p>`
        : null
    }
    ${canary?.obstacle ? html`<p class="problem">${canary.obstacle}</p>` : null}
    <ol class="steps" aria-label="Steps">${steps}</ol>
    <p class="actions">${canary && link(canary.isMoving ? 'hold' : 'continue')}
      ${link('promote', version)} ${link('withdraw', version)}</p>
    ${canary ? evidenceTable(canary, current) : null}
  </div>`;
}

/** When and why a release was withdrawn. */
export const withdrawalLine = ({ withdrawn }: Pick<ReleaseOverview, 'withdrawn'>): Html | null =>
  withdrawn
    ? html`<span class="problem">withdrawn ${time(withdrawn.at)} by ${withdrawn.who}: ${withdrawn.note ?? `it ${withdrawn.how}`}</span>`
    : null;

const releaseRow = (
  { version, traffic, isDefault, since, isStored, ...rest }: ReleaseOverview,
  link: Link,
): Html => html`<li>
  <span class="version">${version}</span>
  <span>${traffic > 0 ? html`${traffic} %${since ? html` since ${time(since)}` : null}` : isStored ? null : 'not stored'}</span>
  ${withdrawalLine(rest)}
  <span class="actions">${isDefault ? null : html`${link('promote', version)}${traffic > 0 ? null : link('advance', version)}`}</span>
</li>`;

function shellsBlock(shells: readonly RegisteredShell[], refused: string | null): Html {
  if (refused === null && shells.length === 0) return html`<p>No running shell has registered.</p>`;
  return html`${refused === null ? null : html`<p class="problem">${refused}</p>`}${shells.length > 0 ? shellTable(shells) : null}`;
}

const shellTable = (shells: readonly RegisteredShell[]): Html =>
  html`<table class="shells"><thead><tr><th scope="col">Shell</th><th scope="col">State</th><th scope="col">Set</th>
        <th scope="col">Contract</th></tr></thead><tbody>
        ${shells.map(
          ({ id, contractVersion, readiness: { status, serving, problems } }) => html`<tr><th scope="row">${id}</th>
          <td data-label="State">${status}${problems.map(({ kind, message }) => html`<br><small>${kind}: ${message}</small>`)}</td>
          <td data-label="Set">${serving ? html`revision ${serving.revision} since ${time(serving.since)}` : 'none'}</td>
          <td data-label="Contract">${contractVersion}</td></tr>`,
        )}</tbody></table>`;

/** A time of the history, to the second. */
export const time = (iso: string): Html => html`<time datetime="${iso}">${readableTime(iso)}</time>`;
