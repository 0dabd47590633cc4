import path from 'node:path';
import { type Configuration, type MultiRspackOptions, rspack } from '@rspack/core';
import { bundleProgram } from '../programs/bundle-program.mjs';

/**
 * Builds a folder by its own `rspack.config.ts`, as `rspack build` does. Configurations read the working folder and the environment when
 * they are evaluated, so only one is built at a time.
 * @param id unique for each build of this process, so that the configuration is evaluated again
 * @throws with the bundler's errors
 */
export async function buildPackage(folder: string, env: Readonly<Record<string, string>>, id: number): Promise<void> {
  const wanted = { NODE_ENV: 'production', ...env };
  const before = Object.keys(wanted).map((name) => [name, process.env[name]] as const);
  process.chdir(folder);
  Object.assign(process.env, wanted);
  try {
    const program = await bundleProgram(path.join(folder, 'rspack.config.ts'));
    const { default: configuration } = (await import(`${program}?${id}`)) as { default: Configuration };
    await build(configuration);
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The configuration may be an array of several, which `rspack` accepts too. */
function build(configuration: Configuration | MultiRspackOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration as MultiRspackOptions);
    compiler.run((cause, stats) => {
      compiler.close(() => {
        if (cause) reject(cause);
        else if (!stats || stats.hasErrors())
          reject(new Error(stats?.toString({ preset: 'errors-warnings', colors: false })));
        else resolve();
      });
    });
  });
}
