import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Score out of 100 for each category, and titles of the audits that cost points. */
export type LighthouseResult = { scores: Readonly<Record<Category, number>>; lost: string[] };

export const lighthouseCategories = ['accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof lighthouseCategories)[number];

export type LighthousePage = LighthouseResult & { name: string };

type Audit = { title: string; score: number | null };
type Report = {
  audits: Readonly<Record<string, Audit>>;
  categories: Readonly<Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
};

/** npm installs it on first use, as only this section needs its 150 packages. */
const lighthouse = 'lighthouse@12.8.2';

/** Lighthouse's mobile run in a new browser; performance is measured by other sections. @throws if it cannot be installed or run */
export async function measureLighthouse(
  executable: string,
  url: string,
  signal: AbortSignal,
): Promise<LighthouseResult> {
  const args = [
    ...['exec', '--yes', '--package', lighthouse, '--', 'lighthouse', url],
    ...['--quiet', '--output=json', `--only-categories=${lighthouseCategories.join(',')}`],
    '--chrome-flags=--headless=new --no-sandbox --host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"',
  ];
  const { stdout } = await promisify(execFile)('npm', args, {
    env: { ...process.env, CHROME_PATH: executable },
    maxBuffer: 64 * 1024 * 1024,
    timeout: 180_000,
    signal,
  });
  return readReport(JSON.parse(stdout) as Report);
}

export function readReport({ audits, categories: found }: Report): LighthouseResult {
  const scores = Object.fromEntries(
    lighthouseCategories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)]),
  );
  const lost = lighthouseCategories.flatMap((name) =>
    found[name].auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 1 ? [`${name}: ${audit.title}`] : [];
    }),
  );
  return { scores: scores as LighthouseResult['scores'], lost };
}
