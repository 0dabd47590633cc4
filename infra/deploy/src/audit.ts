import { spawnSync } from 'node:child_process';

type Report = {
  error?: { summary?: string };
  message?: string;
  metadata?: { vulnerabilities?: Record<string, number> };
};

/** What `npm audit --json` printed, as a sentence and an exit code: 1 for known faults, 2 when no source could be asked. */
export function auditResult(output: string): { sentence: string; code: 0 | 1 | 2 } {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // As when it could not be asked.
  }
  const found = report.metadata?.vulnerabilities;
  if (found === undefined) {
    const reason = [report.error?.summary, report.message].find((text) => text?.trim()) ?? 'it did not answer';
    return { sentence: `Nothing was checked: the registry has no audit source (${reason.trim()}).`, code: 2 };
  }
  const { critical = 0, high = 0, total = 0 } = found;
  const sentence = `Known faults in dependencies: ${critical} critical, ${high} high, ${total} in all.`;
  return { sentence, code: critical + high > 0 ? 1 : 0 };
}

/** A program: asks for known faults of what is deployed. */
export function runAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { sentence, code } = auditResult(stdout ?? '');
  process.stdout.write(`${sentence}\n`);
  process.exitCode = code;
}
