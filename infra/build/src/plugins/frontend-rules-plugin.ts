import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { contractSources, eventNames, fragmentShapes } from '../contract/contract-shapes.ts';
import { messageFiles, sourceFiles, styleFiles } from '../contract/declared-use.ts';
import { contractObjections } from '../rules/contract-match.ts';
import { importSideEffects } from '../rules/import-side-effects.ts';
import { messageObjections, unknownKeyObjections } from '../rules/message-keys.ts';
import { moduleState } from '../rules/module-state.ts';
import type { SourceFile } from '../rules/source-file.ts';
import { styleObjections } from '../rules/style-scope.ts';

type RulesOptions = {
  name: string;
  /** Exposed name to its file. */
  exposes: Readonly<Record<string, string>>;
  /** Names of exposed modules with a route or query parameters. */
  pages: readonly string[];
  /** If set, it receives each build's objections, which then do not fail the build: a half-finished change may break a rule. */
  onObjections?: ((objections: readonly string[]) => void) | undefined;
};

/**
 * A bundler plugin that fails the build of a frontend that breaks a rule on which all frontends rely: its contract, the scope of its
 * styles, texts in each language, no side effects at import, and no state at module level (decision 0074).
 */
export const frontendRules = (options: RulesOptions): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('frontend-rules', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'frontend-rules', stage }, (assets) => {
        const styles = Object.entries(assets)
          .filter(([file]) => file.endsWith('.css'))
          .map(([file, source]) => ({ file, text: source.source().toString() }));
        let objections: string[];
        try {
          const sources = readAll(compiler.context, styleFiles);
          objections = [
            ...sourceObjections(compiler.context, options),
            ...new Set(styles.flatMap((built) => styleObjections(built, options.name, sources))),
          ];
        } catch (cause) {
          // Thrown, it would end the bundler. Changing the branch removes sources while they are read; the next change builds again.
          const reason = cause instanceof Error ? cause.message : String(cause);
          compilation.errors.push(new rspack.WebpackError(`${options.name}: the sources cannot be read: ${reason}`));
          return;
        }
        if (options.onObjections) return options.onObjections(objections);
        for (const objection of objections) {
          compilation.errors.push(new rspack.WebpackError(`${options.name}: ${objection}`));
        }
      });
    });
  },
});

function sourceObjections(context: string, { name, exposes, pages }: RulesOptions): string[] {
  const contract = contractSources(context);
  const files = readAll(context, sourceFiles);
  const texts = readAll(context, messageFiles);
  return [
    ...contractObjections({
      name,
      exposes: Object.fromEntries(
        Object.entries(exposes).map(([expose, file]) => [expose, readFileSync(path.join(context, file), 'utf8')]),
      ),
      pages,
      files,
      contract: { fragments: fragmentShapes(contract.fragments), events: eventNames(contract.events) },
    }),
    ...files.flatMap(({ file, text }) => [...importSideEffects(text, file), ...moduleState(text, file)]),
    ...messageObjections(texts),
    ...unknownKeyObjections(files, texts),
  ];
}

/** The frontend's sources of one kind. */
const readAll = (context: string, list: (folder: string) => string[]): SourceFile[] =>
  list(path.join(context, 'src')).map((file) => ({
    file: path.relative(context, file),
    text: readFileSync(file, 'utf8'),
  }));
