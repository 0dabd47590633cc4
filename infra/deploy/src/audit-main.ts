import { readCommandLine } from '@bergauf/service-kit/command-line';
import { runAudit } from './audit.ts';

const usage = `npm run audit

  Asks the package registry for known vulnerabilities of the deployed dependencies. Exit code 1: there are critical or high ones;
  2: it did not answer.`;

readCommandLine(usage, {}, () => undefined);
runAudit();
