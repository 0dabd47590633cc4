/** One hang may have other causes, such as a busy machine; a release with an endless loop hangs again. */
const hangsThatCount = 2;

const timeoutMs = 1_500;

export type Hang = {
  remote: string;
  version: string;
  times: number;
};

/** Releases that have hung render workers of a shell since its start, from its metrics; empty if it does not respond. */
export async function askHangs(origin: string): Promise<Hang[]> {
  try {
    const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? hangsIn(await response.text()) : [];
  } catch {
    return [];
  }
}

function hangsIn(metrics: string): Hang[] {
  const found = [...metrics.matchAll(/^bergauf_remote_failures_total\{(.*)\} (\d+)$/gm)].map(
    ([, labels = '', times]) => {
      const label = (name: string): string => new RegExp(`(?:^|,)${name}="([^"]*)"`).exec(labels)?.[1] ?? '';
      return { remote: label('remote'), version: label('version'), phase: label('phase'), times: Number(times) };
    },
  );
  return found.filter(({ phase, times }) => phase === 'hang' && times >= hangsThatCount);
}
