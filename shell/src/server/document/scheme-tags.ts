import { paper } from '../../app/paper-colours.ts';
import type { InlineScripts } from './shell-assets.ts';

const frameColours = (['light', 'dark'] as const).map(
  (scheme) => `<meta name="theme-color" content="${paper[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
);

/** For the head, before all styles. The tags are outside of React's tree: the script changes them before React hydrates the page. */
export const schemeTags = ({ scheme }: InlineScripts): string => `${frameColours.join('')}<script>${scheme}</script>`;
