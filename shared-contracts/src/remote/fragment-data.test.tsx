import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiError, ApiResult } from '../api/api-result.ts';
import { AppProvider } from '../app/app-context.tsx';
import { appForTests } from '../app/app-for-tests.ts';
import { createFragmentData, useFragmentData } from './fragment-data.ts';
import { renderToEnd } from './render-for-tests.tsx';

const error: ApiError = { kind: 'timeout', status: null, code: '', message: '', fields: {}, retryable: true };
const failed: ApiResult<string> = { ok: false, error };
const menu: ApiResult<string> = { ok: true, data: 'Menü' };

let loads = 0;
function Menu({ loaded }: { loaded: ApiResult<string> }): ReactElement {
  const result = useFragmentData('mf-header/menu', async () => {
    loads++;
    return loaded;
  });
  return <p>{result.ok ? result.data : `failed: ${result.error.kind}`}</p>;
}

describe('createFragmentData', () => {
  it('loads once for each key, for any number of callers', async () => {
    const data = createFragmentData();
    const asked: string[] = [];
    const load = (name: string) => async (): Promise<ApiResult<string>> => {
      asked.push(name);
      return { ok: true, data: name };
    };
    const results = [data.get('a', load('a')), data.get('a', load('a again')), data.get('b', load('b'))];
    expect(await Promise.all(results)).toEqual(['a', 'a', 'b'].map((name) => ({ ok: true, data: name })));
    expect(asked).toEqual(['a', 'b']);
  });

  it('returns the same promise each time, as React requires', () => {
    const data = createFragmentData();
    const load = async () => menu;
    expect(data.get('a', load)).toBe(data.get('a', load));
  });

  it('uses the data that came with the page, without loading', async () => {
    const data = createFragmentData({ 'mf-header/menu': menu });
    const refuse = (): never => {
      throw new Error('asked');
    };
    expect(await data.get('mf-header/menu', refuse)).toEqual(menu);
  });

  it('`take` stores a known result as if it had been loaded, unless there is one already', async () => {
    const data = createFragmentData();
    const first = data.take('a', menu);
    expect(data.get('a', async () => failed)).toBe(first);
    expect(await data.take('a', failed)).toEqual(menu);
    expect(data.settled()).toEqual({ a: menu });
  });

  it('serialises every settled result, failed ones too, and none that is still pending', async () => {
    const data = createFragmentData({ seeded: menu });
    await data.get('well', async () => menu);
    await data.get('ill', async () => failed);
    void data.get('open', () => new Promise<ApiResult<string>>(() => {}));
    expect(data.settled()).toEqual({ seeded: menu, well: menu, ill: failed });
    expect(JSON.parse(JSON.stringify(data.settled()))).toEqual(data.settled());
  });

  it('passes the error of a load to all waiting callers, and does not serialise it', async () => {
    const data = createFragmentData();
    const load = async (): Promise<ApiResult<string>> => {
      throw new Error('no menu');
    };
    await expect(data.get('a', load)).rejects.toThrow('no menu');
    await expect(data.get('a', load)).rejects.toThrow('no menu');
    expect(data.settled()).toEqual({});
  });

  it('never shares a result between two apps', async () => {
    await createFragmentData().get('a', async () => menu);
    expect(await createFragmentData().get('a', async () => failed)).toEqual(failed);
  });
});

describe('useFragmentData', () => {
  it.each([
    ['the data', menu, '<p>Menü</p>'],
    ['the failure, as a value', failed, '<p>failed: timeout</p>'],
  ])('suspends server rendering until it has %s, and loads once for all', async (_what, loaded, html) => {
    loads = 0;
    const data = createFragmentData();
    const pair = (
      <>
        <Menu loaded={loaded} />
        <Menu loaded={loaded} />
      </>
    );
    expect((await renderToEnd(appForTests({ fragmentData: data }), pair)).html).toBe(html + html);
    expect(loads).toBe(1);
    expect(data.settled()).toEqual({ 'mf-header/menu': loaded });
  });

  it('uses the data that the server sent, without suspending', () => {
    loads = 0;
    const app = appForTests({ fragmentData: createFragmentData({ 'mf-header/menu': menu }) });
    const menuOfServer = (
      <AppProvider app={app}>
        <Menu loaded={failed} />
      </AppProvider>
    );
    expect(renderToString(menuOfServer)).toBe('<p>Menü</p>');
    expect(loads).toBe(0);
  });
});
