import { bundleServices } from '../services/bundle-services.ts';
import { buildPackage } from './build-package.ts';
import type { BuildRequest, BuildResponse } from './messages.ts';

// A child process that builds what its parent asks for, one after the other: the bundler is loaded and compiled once for all of it. It ends
// when the parent disconnects.
let last = Promise.resolve();
process.on('message', ({ id, job }: BuildRequest) => {
  const build = () => (job.kind === 'services' ? bundleServices(job.bundles) : buildPackage(job.folder, job.env, id));
  last = last.then(build).then(
    () => answer({ id, failure: null }),
    (cause: unknown) => answer({ id, failure: cause instanceof Error ? cause.message : String(cause) }),
  );
});
// What is in work when the parent has gone is of no use.
process.on('disconnect', () => process.exit());

const answer = (response: BuildResponse): void => void process.send?.(response);
