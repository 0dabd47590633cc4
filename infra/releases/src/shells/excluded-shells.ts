import semver from 'semver';
import type { ReleaseManifest } from 'shared-contracts/discovery';
import type { RegisteredShell } from './registered-shells.ts';

/** One sentence for each running shell that cannot show a release, because the release's range excludes its contracts. */
export const excludedShells = (
  shells: readonly RegisteredShell[],
  { contractRange }: Pick<ReleaseManifest, 'contractRange'>,
): string[] =>
  shells
    .filter(({ contractVersion }) => !semver.satisfies(contractVersion, contractRange))
    .map(
      ({ id, contractVersion }) =>
        `The shell ${id} cannot show it: the release needs contracts ${contractRange}, and the shell runs with ${contractVersion}.`,
    );
