import type { Stylesheet } from './inline-style.ts';

export type AssetFile = { url: string; integrity: string };

/** Texts of the scripts that are part of the document, the same on every page: the policy names them by their hashes. */
export type InlineScripts = {
  /** Starts the others: `client/start/`. */
  start: string;
  /** Shows the chosen scheme: `client/scheme/`. */
  scheme: string;
};

/** The shell's own files for the browser; the first of the scripts is the entry. */
export type ShellAssets = {
  scripts: readonly AssetFile[];
  /** The script that is loaded once the page is idle. */
  later: readonly AssetFile[];
  /** The script of the badge on pages with a frontend under development. */
  development: readonly AssetFile[];
  /** React's development build, which such pages load instead of the first library among the scripts. */
  'react-development': readonly AssetFile[];
  /** The teams' overlay; empty where the shop does not offer it. */
  overlay: readonly AssetFile[];
  styles: readonly Stylesheet[];
  inline: InlineScripts;
};
