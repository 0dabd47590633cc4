export type RenderTotals = {
  /** Seconds that all renders together took in the worker, data included. */
  seconds: number;
  renders: number;
};

/** What a shell has rendered so far. */
export async function renderTotals(origin: string): Promise<RenderTotals> {
  const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(5_000) });
  return readRenderTotals(await response.text());
}

/** @throws when the histogram is not among the metrics */
export function readRenderTotals(metrics: string): RenderTotals {
  const value = (name: string): number => {
    const text = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
    if (text === undefined) throw new Error(`The shell's metrics have no ${name}.`);
    return Number(text);
  };
  return { seconds: value('bergauf_render_seconds_sum'), renders: value('bergauf_render_seconds_count') };
}
