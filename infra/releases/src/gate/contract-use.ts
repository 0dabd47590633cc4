import type { ReleaseManifest } from 'shared-contracts/discovery';
import type { Candidate } from './gate.ts';

type Shape = Readonly<Record<string, string>>;

/**
 * Objections to a release that removes what others rely on: a fragment or an event that another live release uses, props of a
 * fragment that no longer fit, a page with an address, or a query parameter of one. Releases that declare nothing are not judged.
 */
export function contractUseObjections({ name, release: { manifest }, document }: Candidate): string[] {
  const live = Object.values(document.microFrontends).flatMap((deployments) =>
    deployments.map(({ extras }) => extras.manifest),
  );
  const others = live.filter((other) => other.name !== name);
  const current = live.filter((other) => other.name === name);
  return [
    ...others.flatMap((other) => fragmentObjections(manifest, other)),
    ...others.flatMap((other) => ownFragmentObjections(manifest, other)),
    ...eventObjections(manifest, current, others),
    ...current.flatMap((before) => pageObjections(manifest, before)),
    ...others.flatMap((other) => routeObjections(manifest, other)),
  ].filter((objection, index, all) => all.indexOf(objection) === index);
}

const titleOf = ({ name, version }: ReleaseManifest): string => `${name} ${version}`;

/** Objections about the candidate's fragments that another release places. */
function fragmentObjections(candidate: ReleaseManifest, other: ReleaseManifest): string[] {
  return Object.entries(other.uses?.fragments ?? {}).flatMap(([id, given]) => {
    const expose = fragmentOf(candidate.name, id);
    if (expose === null) return [];
    if (!Object.hasOwn(candidate.exposes, expose)) {
      return [`${titleOf(candidate)} has no ${expose} any more, which ${titleOf(other)} uses.`];
    }
    const objection = misfit(candidate.provides?.fragments[expose], given);
    return objection ? [`${titleOf(other)} uses ${id} of ${titleOf(candidate)} with other props: ${objection}.`] : [];
  });
}

/** Objections about another release's fragments that the candidate places. */
function ownFragmentObjections(candidate: ReleaseManifest, other: ReleaseManifest): string[] {
  return Object.entries(candidate.uses?.fragments ?? {}).flatMap(([id, given]) => {
    const expose = fragmentOf(other.name, id);
    if (expose === null) return [];
    if (!Object.hasOwn(other.exposes, expose)) {
      return [`${titleOf(candidate)} uses ${id}, which ${titleOf(other)} does not have.`];
    }
    const objection = misfit(other.provides?.fragments[expose], given);
    return objection ? [`${titleOf(candidate)} uses ${id} of ${titleOf(other)} with other props: ${objection}.`] : [];
  });
}

const fragmentOf = (name: string, id: string): string | null =>
  id.startsWith(`${name}/`) ? id.slice(name.length + 1) : null;

/** Objections about events that only this frontend emits and the candidate no longer does. */
function eventObjections(
  candidate: ReleaseManifest,
  current: readonly ReleaseManifest[],
  others: readonly ReleaseManifest[],
): string[] {
  const { provides } = candidate;
  if (!provides) return [];
  const emitted = new Set(current.flatMap((before) => before.provides?.events ?? []));
  const lost = [...emitted].filter((event) => !provides.events.includes(event));
  return lost.flatMap((event) => {
    if (others.some((other) => other.provides?.events.includes(event))) return [];
    const listeners = others.filter((other) => other.uses?.events.includes(event));
    return listeners.map(
      (other) => `${titleOf(candidate)} no longer emits ${event}, which ${titleOf(other)} listens to.`,
    );
  });
}

/** Other frontends, bookmarks and search engines link to pages with their parameters, and which ones they use is unknown. */
function pageObjections(candidate: ReleaseManifest, before: ReleaseManifest): string[] {
  return Object.entries(before.exposes).flatMap(([expose, { query = [], route }]) => {
    const known = candidate.exposes[expose];
    const isPage = route !== undefined || query.length > 0;
    if (!known) return isPage ? [`${titleOf(candidate)} no longer has the page ${expose}.`] : [];
    if (route && known.route?.path !== route.path)
      return [`${titleOf(candidate)} no longer declares the address /${route.path}/ of ${expose}.`];
    return query
      .filter(({ name }) => !(known.query ?? []).some((parameter) => parameter.name === name))
      .map(({ name }) => `${titleOf(candidate)} no longer reads the query parameter ${name} of ${expose}.`);
  });
}

/** Objections about routes: the first segment of an address belongs to one frontend only. */
function routeObjections(candidate: ReleaseManifest, other: ReleaseManifest): string[] {
  const taken = new Set(firstSegments(other));
  return firstSegments(candidate)
    .filter((segment) => taken.has(segment))
    .map((segment) => `${titleOf(candidate)} declares a route below /${segment}/, which belongs to ${titleOf(other)}.`);
}

const firstSegments = ({ exposes }: ReleaseManifest): string[] =>
  Object.values(exposes).flatMap(({ route }) => route?.path.split('/')[0] ?? []);

/** Why one release's props do not fit those that another expects; null if they do, or if one of them declares none. */
function misfit(wanted: readonly Shape[] | undefined, given: readonly Shape[]): string | null {
  if (!wanted?.length) return null;
  for (const props of given) {
    const reasons = wanted.map((shape) => misfitOf(shape, props));
    if (!reasons.includes(null)) return reasons[0] ?? null;
  }
  return null;
}

function misfitOf(wanted: Shape, given: Shape): string | null {
  for (const [key, type] of Object.entries(wanted)) {
    const name = key.replace(/\?$/, '');
    const isOptional = key.endsWith('?');
    const sent = given[name] ?? given[`${name}?`];
    if (sent === undefined && isOptional) continue;
    if (sent === undefined || (!isOptional && given[name] === undefined)) return `${name} is needed`;
    if (!isSubset(sent, type)) return `${name} is ${type}, not ${sent}`;
  }
  return null;
}

/** Whether each alternative of a type is one of the other's, as `'bar'` is of `'bar'|'menu'`. */
function isSubset(sent: string, wanted: string): boolean {
  if (sent === wanted) return true;
  const isPlain = (type: string): boolean => !/[{}()<>[\]]/.test(type);
  if (!isPlain(sent) || !isPlain(wanted)) return false;
  const alternatives = wanted.split('|');
  return sent.split('|').every((one) => alternatives.includes(one));
}
