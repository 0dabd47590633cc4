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
function Menu({ answer }: { answer: ApiResult<string> }): ReactElement {
  const result = useFragmentData('mf-header/menu', async () => {
    loads++;
    return answer;
  });
  return <p>{result.ok ? result.data : `failed: ${result.error.kind}`}</p>;
}

describe('createFragmentData', () => {
  it('loads once for each key, however many ask', async () => {
    const data = createFragmentData();
    const asked: string[] = [];
    const load = (name: string) => async (): Promise<ApiResult<string>> => {
      asked.push(name);
      return { ok: true, data: name };
    };
    const answers = [data.get('a', load('a')), data.get('a', load('a again')), data.get('b', load('b'))];
    expect(await Promise.all(answers)).toEqual(['a', 'a', 'b'].map((name) => ({ ok: true, data: name })));
    expect(asked).toEqual(['a', 'b']);
  });

  it('gives the same promise each time, as React needs it', () => {
    const data = createFragmentData();
    const load = async () => menu;
    expect(data.get('a', load)).toBe(data.get('a', load));
  });

  it('answers from what came with the page, without asking', async () => {
    const data = createFragmentData({ 'mf-header/menu': menu });
    const refuse = (): never => {
      throw new Error('asked');
    };
    expect(await data.get('mf-header/menu', refuse)).toEqual(menu);
  });

  it('takes an answer that is known as if it had been loaded, unless it has one', async () => {
    const data = createFragmentData();
    const first = data.take('a', menu);
    expect(data.get('a', async () => failed)).toBe(first);
    expect(await data.take('a', failed)).toEqual(menu);
    expect(data.settled()).toEqual({ a: menu });
  });

  it('sends along every answer so far, failed ones too, and nothing that is still open', async () => {
    const data = createFragmentData({ seeded: menu });
    await data.get('well', async () => menu);
    await data.get('ill', async () => failed);
    void data.get('open', () => new Promise<ApiResult<string>>(() => {}));
    expect(data.settled()).toEqual({ seeded: menu, well: menu, ill: failed });
    expect(JSON.parse(JSON.stringify(data.settled()))).toEqual(data.settled());
  });

  it('passes on that a load threw, to everyone who waits, and sends nothing of it along', async () => {
    const data = createFragmentData();
    const load = async (): Promise<ApiResult<string>> => {
      throw new Error('no menu');
    };
    await expect(data.get('a', load)).rejects.toThrow('no menu');
    await expect(data.get('a', load)).rejects.toThrow('no menu');
    expect(data.settled()).toEqual({});
  });

  it('never shares an answer between two apps', async () => {
    await createFragmentData().get('a', async () => menu);
    expect(await createFragmentData().get('a', async () => failed)).toEqual(failed);
  });
});

describe('useFragmentData', () => {
  it.each([
    ['the answer', menu, '<p>Menü</p>'],
    ['the failure, as a value', failed, '<p>failed: timeout</p>'],
  ])('holds server rendering until it has %s, and loads once for all', async (_what, answer, html) => {
    loads = 0;
    const data = createFragmentData();
    const pair = (
      <>
        <Menu answer={answer} />
        <Menu answer={answer} />
      </>
    );
    expect((await renderToEnd(appForTests({ fragmentData: data }), pair)).html).toBe(html + html);
    expect(loads).toBe(1);
    expect(data.settled()).toEqual({ 'mf-header/menu': answer });
  });

  it('takes over what the server sent, without waiting for it', () => {
    loads = 0;
    const app = appForTests({ fragmentData: createFragmentData({ 'mf-header/menu': menu }) });
    const menuOfServer = (
      <AppProvider app={app}>
        <Menu answer={failed} />
      </AppProvider>
    );
    expect(renderToString(menuOfServer)).toBe('<p>Menü</p>');
    expect(loads).toBe(0);
  });
});
