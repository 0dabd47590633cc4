import type { IncomingMessage } from 'node:http';

export type TextRequest = {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  timeoutMs: number;
};

/**
 * Sends one request and follows no redirects. Not `fetch`: loading it costs a short command more CPU time than everything else
 * (decision 0098).
 */
export async function requestText(
  address: string,
  { method = 'GET', headers = {}, body, timeoutMs }: TextRequest,
): Promise<{ status: number; text: string }> {
  const url = new URL(address);
  const { request } = url.protocol === 'https:' ? await import('node:https') : await import('node:http');
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method, headers, signal: AbortSignal.timeout(timeoutMs) }, resolve)
      .on('error', reject)
      .end(body);
  });
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode ?? 0, text };
}
