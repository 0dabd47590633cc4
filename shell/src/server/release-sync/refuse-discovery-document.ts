import type { DiscoveryDocument } from 'shared-contracts/discovery';

/**
 * Returns why a document must not replace the accepted one; null when it may. Every edit changes one remote and raises the revision by
 * one, so a document that switches off more remotes than it has edits was not written by an operator.
 */
export function refusalOf(next: DiscoveryDocument, current: DiscoveryDocument | null): string | null {
  if (!current) {
    return next.revision === 0 ? 'the discovery document is empty: no release was ever promoted' : null;
  }
  if (next.revision < current.revision) {
    return `the discovery document is older (revision ${next.revision}) than the one in use (${current.revision})`;
  }
  const switchedOff = onIn(current).filter((name) => !onIn(next).includes(name));
  if (switchedOff.length > next.revision - current.revision) {
    return `the discovery document switches off ${switchedOff.join(', ')} without an edit for each`;
  }
  return null;
}

function onIn({ microFrontends }: DiscoveryDocument): string[] {
  return Object.keys(microFrontends).filter((name) => (microFrontends[name]?.length ?? 0) > 0);
}
