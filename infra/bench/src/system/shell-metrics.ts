export type RenderTotals = {
  /** Total time of all renderings in the worker, in seconds, including the wait for data. */
  seconds: number;
  renders: number;
};

/** All renderings of a shell since its start. */
export async function renderTotals(origin: string): Promise<RenderTotals> {
  const response = await fetch(`${origin}/metrics`, { signal: AbortSignal.timeout(5_000) });
  return readRenderTotals(await response.text());
}

/** @throws if the metrics lack the histogram */
export function readRenderTotals(metrics: string): RenderTotals {
  const value = (name: string): number => {
    const text = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
    if (text === undefined) throw new Error(`The shell's metrics have no ${name}.`);
    return Number(text);
  };
  return { seconds: value('bergauf_render_seconds_sum'), renders: value('bergauf_render_seconds_count') };
}
