import path from 'node:path';
import { host } from '@bergauf/build/host';

const context = import.meta.dirname;
const common = { name: 'shell', context, outDir: path.join(context, 'dist'), publicPath: '/_shell/assets/' };

export default [
  host({
    ...common,
    side: 'client',
    entry: './src/client/main.tsx',
    others: {
      start: './src/client/start/main.ts',
      'start-with-overlay': './src/client/start/with-overlay.ts',
      scheme: './src/client/scheme/main.ts',
      later: './src/client/idle/main.ts',
      development: './src/client/development/main.ts',
      overlay: './src/client/overlay/main.ts',
    },
  }),
  host({ ...common, side: 'server', entry: './src/server/worker/render-thread.ts' }),
];
