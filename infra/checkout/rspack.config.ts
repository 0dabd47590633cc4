import path from 'node:path';
import { site } from '@bergauf/build/site';

const context = import.meta.dirname;

export default site({
  name: 'checkout',
  context,
  outDir: path.join(context, 'dist'),
  publicPath: '/assets/',
  entry: './src/browser/main.ts',
});
