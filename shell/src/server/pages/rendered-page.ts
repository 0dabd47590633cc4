import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** One page or payload, rendered; its compressed forms are made once, by whoever asks first. */
export type RenderedPage = {
  status: number;
  contentType: string;
  body: Buffer;
  redirect: string | null;
  setId: string;
  /** False for what is incomplete: shown, never kept. */
  keep: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
};

export function createRenderedPage(page: Omit<RenderedPage, 'encoded'>): RenderedPage {
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    ...page,
    encoded(encoding) {
      let form = forms.get(encoding);
      if (!form) {
        form = encode(page.body, encoding);
        forms.set(encoding, form);
      }
      return form;
    },
  };
}

async function encode(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    // Level 5: nearly as small as 11 for HTML, and fifty times as fast.
    return brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    });
  }
  return encoding === 'gzip' ? zip(body, { level: 6 }) : body;
}

const takesBrotli = takes('br');
const takesGzip = takes('gzip');

/** Finds a coding's name in a list such as `gzip, br;q=0.5`, unless it is refused by `q=0`. */
function takes(coding: string): RegExp {
  return new RegExp(`(?:^|,)\\s*${coding}\\s*(?:,|$|;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$)))`, 'i');
}

/** The best of what the browser takes. */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (takesBrotli.test(accepted)) return 'br';
  return takesGzip.test(accepted) ? 'gzip' : 'identity';
}
