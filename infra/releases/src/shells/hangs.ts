/** One may be the machine's fault; a release that loops does it again as soon as it may. */
const hangsThatCount = 2;

const timeoutMs = 1_500;

export type Hang = {
  remote: string;
  version: string;
  times: number;
};

/** Releases that have stopped render workers of a shell since it started, from its metrics; none where it does not tell. */
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
