import { Writable } from 'node:stream';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppContext, AppProvider } from '../app/app-context.tsx';
import type { ExposeResult, FragmentExpose, FragmentName, RouteExpose } from './remote.ts';

/** Renders to the end as the shell's server does, and collects the errors that boundaries caught. */
export function renderToEnd(app: AppContext, element: ReactElement): Promise<{ html: string; errors: Error[] }> {
  return new Promise((resolve, reject) => {
    const errors: Error[] = [];
    let html = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString('utf8');
        done();
      },
      final(done) {
        resolve({ html, errors });
        done();
      },
    });
    const stream = renderToPipeableStream(<AppProvider app={app}>{element}</AppProvider>, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: (error) => void errors.push(error instanceof Error ? error : new Error(String(error))),
    });
  });
}

function Named({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** A loaded module, as the shell's loader returns it. */
export function loadedForTests<N extends FragmentName>(given: RouteExpose | FragmentExpose<N>): ExposeResult {
  // As in the shop, the name of the expose alone determines the props.
  const module = given as RouteExpose | FragmentExpose<FragmentName>;
  return { kind: 'loaded', remote: 'mf-header', version: '1.2.3', module, t: (key) => `[${key}]`, Named };
}
