import { readCommandLine } from '@bergauf/service-kit/command-line';
import { runAudit } from './audit.ts';

const usage = `npm run audit

  Asks the package registry for known faults of the dependencies that are deployed. Exit code 1: it knows critical or high ones;
  2: it could not be asked.`;

readCommandLine(usage, {}, () => undefined);
runAudit();
