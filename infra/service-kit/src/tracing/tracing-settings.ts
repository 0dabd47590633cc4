import { type Env, shareFrom, textFrom } from '../settings.ts';

/** `endpoint`: URL of an OpenTelemetry collector (OTLP over HTTP). `share`: share of traces that are exported, 0 to 1. */
export type TracingSettings = { readonly endpoint: URL; readonly share: number };

/** Reads OpenTelemetry's standard variables. Without an endpoint nothing is exported. */
export function tracingFrom(env: Env): TracingSettings | null {
  const text = textFrom(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', '');
  const share = shareFrom(env, 'OTEL_TRACES_SAMPLER_ARG', 1);
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT must be the address of a collector, but is "${text}".`);
  }
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return { endpoint: new URL('v1/traces', url), share };
}
