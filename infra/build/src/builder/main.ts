import { messageOf } from '@bergauf/service-kit/error-message';
import { bundleServices } from '../services/bundle-services.ts';
import { buildPackage } from './build-package.ts';
import type { BuildRequest, BuildResponse } from './messages.ts';

// A child process that runs its parent's build jobs one after the other, so that the bundler is loaded and compiled only once. It ends
// when the parent disconnects.
let last = Promise.resolve();
process.on('message', ({ id, job }: BuildRequest) => {
  const build = () => (job.kind === 'services' ? bundleServices(job.bundles) : buildPackage(job.folder, job.env, id));
  last = last.then(build).then(
    () => answer({ id, failure: null }),
    (cause: unknown) => answer({ id, failure: messageOf(cause) }),
  );
});
// A running build is useless once the parent has gone.
process.on('disconnect', () => process.exit());

const answer = (response: BuildResponse): void => void process.send?.(response);
