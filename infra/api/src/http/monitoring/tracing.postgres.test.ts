import { startTraceCollector } from '@bergauf/service-kit/testing/trace-collector';
import { tracingFrom } from '@bergauf/service-kit/tracing/tracing-settings';
import { expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-api.ts';
import { testEngine } from '../../testing/test-engine.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it.skipIf(testEngine !== 'postgres')(
  'a request is a span with its queries below it, in transactions too, without values',
  async () => {
    const { endpoint, until, close } = await startTraceCollector();
    const server = await startTestApi({ tracing: tracingFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }) });
    const email = 'gipfelsturm@example.at';
    const payload = { firstName: 'Anna', lastName: 'Berger', email, password: 'steil-und-steinig' };
    const headers = { traceparent: `00-${traceId}-${spanId}-01` };
    const sent = await server.inject({ method: 'POST', url: '/api/v1/auth/register/', headers, payload });
    expect(sent.statusCode).toBeLessThan(300);
    await server.close();
    const spans = await until((all) => all.some(({ name }) => name === 'POST /api/v1/auth/register/'));
    await close();
    const request = spans.find(({ name }) => name === 'POST /api/v1/auth/register/');
    expect(request).toMatchObject({ service: 'bergauf-api', traceId, parentSpanId: spanId });
    const queries = spans.filter(({ name, parentSpanId }) => name === 'query' && parentSpanId === request?.spanId);
    const texts = queries.map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts).toContainEqual(expect.stringContaining('begin'));
    expect(texts).toContainEqual(expect.stringMatching(/insert into/i));
    expect(JSON.stringify(spans)).not.toContain('gipfelsturm');
  },
);
