/** The background colours of both schemes, as in `theme.css`: browsers colour their own frame with it. */
const paper = { light: '#f6f4ef', dark: '#131b17' } as const;

/** Necessary storage: the shopper has pressed a button for exactly this (decision 0052). */
const key = 'bergauf-scheme';

/**
 * Shows the scheme that the shopper has chosen, before anything is painted (decision 0056). `bergaufScheme()` reads the choice, and
 * `bergaufScheme('dark')` changes it, for the control in the footer. It follows other tabs and pages of the back/forward cache, and sets
 * the attribute again when React re-renders the whole document. Where the browser stores nothing, the choice lasts as long as the page.
 */
export const schemeScript = `(()=>{const key="${key}",root=document.documentElement;let chosen;const show=()=>{if(root.dataset.scheme!==chosen){if(chosen)root.dataset.scheme=chosen;else delete root.dataset.scheme}for(const meta of document.querySelectorAll("meta[name=theme-color]")){const scheme=meta.content==="${paper.dark}"?"dark":"light";meta.media=chosen?scheme===chosen?"all":"not all":"(prefers-color-scheme: "+scheme+")"}},read=()=>{try{const text=localStorage.getItem(key);chosen=text==="light"||text==="dark"?text:undefined}catch{}show()};globalThis.bergaufScheme=next=>{if(next){chosen=next==="system"?undefined:next;try{if(chosen)localStorage.setItem(key,chosen);else localStorage.removeItem(key)}catch{}show()}return chosen??"system"};addEventListener("storage",read);addEventListener("pageshow",read);new MutationObserver(show).observe(root,{attributeFilter:["data-scheme"]});read()})()`;

const frameColours = (['light', 'dark'] as const).map(
  (scheme) => `<meta name="theme-color" content="${paper[scheme]}" media="(prefers-color-scheme: ${scheme})">`,
);

/** For the head, before all styles. The tags are outside of React's tree: the script changes them before React hydrates the page. */
export const schemeTags = `${frameColours.join('')}<script>${schemeScript}</script>`;
