import { spawnSync } from 'node:child_process';

type Report = {
  error?: { summary?: string };
  message?: string;
  metadata?: { vulnerabilities?: Record<string, number> };
};

/**
 * Converts the output of `npm audit --json` to a sentence and an exit code: 1 for high or critical vulnerabilities, 2 if no source was
 * available.
 */
export function auditResult(output: string): { sentence: string; code: 0 | 1 | 2 } {
  let report: Report = {};
  try {
    report = JSON.parse(output) as Report;
  } catch {
    // Not JSON: treated like an unavailable source.
  }
  const found = report.metadata?.vulnerabilities;
  if (found === undefined) {
    const reason = [report.error?.summary, report.message].find((text) => text?.trim()) ?? 'it did not answer';
    return { sentence: `Nothing was checked: the registry has no audit source (${reason.trim()}).`, code: 2 };
  }
  const { critical = 0, high = 0, total = 0 } = found;
  const sentence = `Known vulnerabilities in dependencies: ${critical} critical, ${high} high, ${total} in all.`;
  return { sentence, code: critical + high > 0 ? 1 : 0 };
}

/** Main program: reports known vulnerabilities of the deployed packages. */
export function runAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { sentence, code } = auditResult(stdout ?? '');
  process.stdout.write(`${sentence}\n`);
  process.exitCode = code;
}
