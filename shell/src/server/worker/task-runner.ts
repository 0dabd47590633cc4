import { inspect } from 'node:util';
import type { SiteLocale } from 'shared-contracts/app';
import { siteOf } from '../site/site-locale.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.ts';
import type { RemoteFailure, RenderTask, TaskResponse, WorkerSetup } from './protocol.ts';
import { createServerFederation } from './remote-modules.ts';
import type { ModuleMarks, WatchdogSlot } from './watchdog-slot.ts';

/**
 * Runs the tasks of a render worker, each page in the locale of its address. The locales share the modules of the remotes.
 * @param onUnhandledError called with errors that belong to no page
 */
export function createTaskRunner(
  setup: WorkerSetup,
  slot: Pick<WatchdogSlot, 'index' | 'begin'>,
  onUnhandledError: (cause: unknown) => void,
): (task: RenderTask) => Promise<TaskResponse> {
  const { config } = setup;
  const loadModule = createServerFederation(setup.remotes);
  const renderers = new Map<SiteLocale, PageRenderer>(
    config.locales.map((locale) => [
      locale,
      createPageRenderer({ ...setup, config: { ...config, locale } }, loadModule, onUnhandledError),
    ]),
  );

  function rendererOf(path: string): PageRenderer {
    const { locale } = siteOf(config, path);
    const renderer = renderers.get(locale);
    if (!renderer) throw new Error(`The site has no locale ${locale}`);
    return renderer;
  }

  async function warm(marks: ModuleMarks): Promise<RemoteFailure[]> {
    const failures: RemoteFailure[] = [];
    for (const renderer of renderers.values()) failures.push(...(await renderer.warm(marks)));
    return failures;
  }

  async function respond(task: RenderTask, marks: ModuleMarks): Promise<TaskResponse> {
    if (task.kind === 'render') return { kind: 'rendered', result: await rendererOf(task.path).render(task, marks) };
    if (task.kind === 'warm') return { kind: 'warmed', failures: await warm(marks) };
    // A page that cannot be rendered is reported when a shopper requests it.
    await Promise.allSettled([...renderers.values()].map((renderer) => renderer.prime(marks)));
    return { kind: 'primed' };
  }

  return async (task) => {
    Atomics.store(new Int32Array(task.slot), 0, slot.index + 1);
    const marks = slot.begin();
    try {
      return await respond(task, marks);
    } catch (cause) {
      return { kind: 'threw', error: stackOf(cause) };
    } finally {
      marks.end();
    }
  };
}

/** What was thrown, for the log, with where if that is known. The router throws responses, which are objects but no errors. */
export function stackOf(cause: unknown): string {
  if (cause instanceof Error) return cause.stack ?? String(cause);
  return typeof cause === 'object' ? inspect(cause, { breakLength: Number.POSITIVE_INFINITY }) : String(cause);
}
