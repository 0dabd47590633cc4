import { expect, it } from 'vitest';
import { readRenderTotals } from './shell-metrics.ts';

const metrics = `# HELP bergauf_render_seconds Time in the render worker for one page, data included.
# TYPE bergauf_render_seconds histogram
bergauf_render_seconds_bucket{le="0.005"} 1
bergauf_render_seconds_sum 3.929799980999997
bergauf_render_seconds_count 10
`;

it('reads sum and count of the histogram', () => {
  expect(readRenderTotals(metrics)).toEqual({ seconds: 3.929799980999997, renders: 10 });
});

it('refuses metrics without the histogram', () => {
  expect(() => readRenderTotals('up 1\n')).toThrow('bergauf_render_seconds_sum');
});
