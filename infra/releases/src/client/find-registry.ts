import { type Env, originFrom, textFrom } from '@bergauf/service-kit/settings';
import { Refusal } from '../refusal.ts';
import { isInWorkspace, releasesPaths } from '../state-folder.ts';
import { ensureOperatorToken } from '../tokens/local-tokens.ts';
import type { FoundRegistry } from './api-call.ts';
import { runningService } from './running-service.ts';

/**
 * The registry that commands talk to: `BERGAUF_REGISTRY` with `BERGAUF_TOKEN`; else the running service of the state folder; else, in
 * the workspace, a service that is started for the command and listens on the loopback interface. The token of this machine is sent to no other registry.
 */
export async function findRegistry(env: Env, home: string): Promise<FoundRegistry> {
  const close = async (): Promise<void> => {};
  if (textFrom(env, 'BERGAUF_REGISTRY', null) !== null) {
    const token = textFrom(env, 'BERGAUF_TOKEN', null);
    if (token === null) throw new Refusal('BERGAUF_REGISTRY is set, so BERGAUF_TOKEN must be set too.');
    return { origin: originFrom(env, 'BERGAUF_REGISTRY', ''), token, close };
  }
  const origin = await runningService(releasesPaths(home));
  if (origin) return { origin, token: await ensureOperatorToken(home), close };
  if (!isInWorkspace()) {
    throw new Refusal(
      'Which registry? Set BERGAUF_REGISTRY and BERGAUF_TOKEN, or BERGAUF_HOME to the state folder of a running shop.',
    );
  }
  const { startOwnService } = await import('./own-service.ts');
  return startOwnService(home);
}
