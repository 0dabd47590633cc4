import { isAlive, type Owner, thisProcess } from '../process-identity.ts';
import { sentenceOf } from '../refusal.ts';
import type { HistoryEntry } from '../registry/history/history.ts';
import type { Registry } from '../registry/registry.ts';

type Report = (line: string) => void;
type Developments = Pick<Registry, 'developments' | 'restore'>;

/** Restores what was in traffic before this process put remotes under development. */
export async function endDevelopment(registry: Developments, report: Report): Promise<void> {
  const own = (await registry.developments()).filter(({ owner }) => isSame(owner, thisProcess));
  for (const { name, owner } of own) await putBack(registry, name, owner, report);
}

/** Restores what killed development processes have left in traffic; reports the ones that are still running. */
export async function restoreAbandoned(registry: Developments, report: Report): Promise<void> {
  for (const { name, owner } of await registry.developments()) {
    if (isSame(owner, thisProcess)) continue;
    const lives = isAlive(owner);
    if (lives === false) await putBack(registry, name, owner, report);
    else if (lives) report(`${name} is under development by process ${owner.pid}; it is put back when that ends.`);
    else report(`${name} is under development on ${owner.machine}; "npm run remote -- promote" ends that.`);
  }
}

async function putBack(registry: Developments, name: string, owner: Owner, report: Report): Promise<void> {
  try {
    const entry = await registry.restore(name, owner);
    if (entry) report(restoredLine(entry));
  } catch (error) {
    report(`What served before ${name} was under development could not be put back: ${sentenceOf(error)}`);
  }
}

const restoredLine = ({ name, from, to }: HistoryEntry): string =>
  to
    ? `${name} ${to} is back in traffic, ${from} was under development.`
    : `${name} has no release again, as before ${from}.`;

const isSame = (one: Owner, other: Owner): boolean => one.machine === other.machine && one.pid === other.pid;
