import { paths } from 'shared-contracts/paths';
import { sessionCookiesOf } from 'shared-contracts/session-cookie-names';
import { pageStateElementId } from '../../app/page-state.ts';
import { laterElementId, overlayElementId } from '../../app/vitals-report.ts';
import { loadFont } from './font-tags.ts';
import { reportCrash } from './report-crash.ts';

/** The template with the page's scripts. */
export const scriptsElementId = 'bergauf-scripts';

const tokenIn = (teamBuild: boolean): string => sessionCookiesOf(teamBuild).token;

/** Milliseconds after the page has loaded; then `requestIdleCallback` decides. */
const laterMs = 2_500;

/** Milliseconds from the navigation to the document's head above which the connection counts as slow. */
const slowMs = 150;

/** Milliseconds after the document's end, after which scripts start although the browser has not reported a first paint. */
const unpaintedMs = 500;

/**
 * Records the latest clicks, which each boundary repeats once it is hydrated (`useClickReplay`), and marks their buttons until then unless
 * React has handled the click (decision 0043).
 */
const recordClicks = `const clicks=globalThis.bergaufClicks=[];addEventListener("click",click=>{if(clicks.push(click)>9)clicks.shift();const button=click.target.closest?.('button[type="button"]:not([popovertarget],[commandfor])'),isHydrated=()=>Object.keys(button).some(key=>key.startsWith("__react"));button&&setTimeout(()=>{isHydrated()||(button.dataset.clicked="",setTimeout(()=>delete button.dataset.clicked,5000))})},true);`;

/** Records the first uncaught errors. */
const recordErrors =
  'const errors=globalThis.bergaufErrors=[],note=error=>{errors.length<20&&errors.push(error)};addEventListener("error",note);addEventListener("unhandledrejection",note);';

/**
 * After a reload, Back only changes the address, as the previous entry was created by the router of the former document. Until this
 * document has a router, nothing else would react to it: the page of that address is loaded (decision 0104).
 */
const followBack = `const address=()=>location.pathname+location.search,rendered=address();addEventListener("popstate",()=>{address()!==rendered&&!Object.keys(document).some(key=>key.startsWith("__react"))&&location.reload()});`;

/** Reloads an account page that Back shows as it was before the logout. */
const reloadAfterLogout = `addEventListener("pageshow",({persisted})=>{if(!persisted||!location.pathname.includes("${paths.account}"))return;const{teamBuild}=JSON.parse(document.getElementById("${pageStateElementId}").textContent).config,token=teamBuild?"${tokenIn(true)}=":"${tokenIn(false)}=";document.cookie.includes(token)||location.reload()});`;

/**
 * A browser that lacks functions of the oldest supported ones (`bundle-defaults.ts`) starts no scripts: links and forms of the server's
 * HTML work without. The `noscript` content is shown there too; its markup is the server's own.
 */
const keepHtml = `if(!AbortSignal.any||!URL.canParse){addEventListener("DOMContentLoaded",()=>{const policy=globalThis.trustedTypes?.createPolicy("bergauf-releases",{createHTML:html=>html});for(const part of document.querySelectorAll("noscript"))part.outerHTML=policy?policy.createHTML(part.textContent):part.textContent});return}`;

/**
 * Resolves once the browser has loaded what the document names and has run its scripts: scripts start independently of the `load` event,
 * which may come before or after.
 */
const whenLoaded = `let scriptsRan;const pageLoaded=Promise.all([new Promise(resolve=>{addEventListener("load",resolve)}),new Promise(resolve=>{scriptsRan=resolve})]);`;

/**
 * Adds the script that is loaded last, and the link to the web manifest, once the page has loaded and is idle (decision 0051). By then a
 * client-rendered page has lost the template, which that script reads as well.
 */
const startLater = `const template=document.getElementById("${laterElementId}"),later=()=>{document.head.append(template,template.content)};pageLoaded.then(()=>setTimeout(()=>globalThis.requestIdleCallback?requestIdleCallback(later):later(),${laterMs}));`;

/**
 * Moves the page's scripts out of their template once the page is painted: before that they would compete with the visible content for the
 * connection and the processor (decision 0031). Pictures of the first screen that have arrived by then are painted first too. On a slow
 * connection the library is requested at once: the connection would be idle while the page is laid out. A tab in the background is not
 * painted.
 */
const startScripts = `let started;const{content}=document.getElementById("${scriptsElementId}"),library=content.querySelector("script"),start=()=>{if(started)return;started=1;let last;for(const script of content.querySelectorAll("script")){script.async=false;last=script}last.onload=last.onerror=scriptsRan;document.head.append(content)},painted=()=>{const isThere=[...document.querySelectorAll('img[fetchpriority="high"]')].every(picture=>picture.complete);isThere?requestAnimationFrame(()=>setTimeout(start)):start()};if(document.hidden)start();else{performance.now()>${slowMs}&&document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"script",href:library.getAttribute("src"),integrity:library.integrity,crossOrigin:"",fetchPriority:"low"}));addEventListener("DOMContentLoaded",()=>setTimeout(start,${unpaintedMs}));new PerformanceObserver(paints=>{paints.getEntriesByName("first-contentful-paint")[0]&&painted()}).observe({type:"paint",buffered:true})}`;

/**
 * Marks the root. While it is marked, browsers lay out `.lazy-layout` only near the viewport (`page.css` of shared-contracts), and a phone
 * requests no pictures of later rows (decision 0108). The mark goes in two ways (decision 0101):
 * - The page has loaded: the browser lays out one part after the other when it is idle, then removes the mark.
 * - A key, a tap or a scroll removes it at once, because heights are estimates until then.
 * A document that is opened at another place than its top is not marked.
 */
const layOutLater = `if(performance.getEntriesByType("navigation")[0]?.type==="navigate"&&!location.hash){const{dataset}=document.documentElement,end=()=>{delete dataset.lazyLayout};dataset.lazyLayout="";for(const type of["pointerdown","keydown","scroll"])addEventListener(type,end,{once:true});pageLoaded.then(()=>{const waiting=[...document.querySelectorAll(".lazy-layout")],whenIdle=globalThis.requestIdleCallback??setTimeout,next=()=>{const part=waiting.shift();part?(part.lastElementChild?.getBoundingClientRect(),whenIdle(next)):end()};whenIdle(next)})}`;

/**
 * State that the router keeps with a history entry refers to what this tab has in memory, such as pages that "Mehr laden" loaded. A
 * reloaded document has less, so a scroll position that was measured with them would be below its end: such a page starts at its top
 * (decision 0104). Chrome restores the position although `scrollRestoration` is manual, so the first scroll without input from the shopper
 * is undone.
 */
const forgetState = `if(history.state?.usr){history.scrollRestoration="manual";history.replaceState({...history.state,usr:null,key:Math.random().toString(36).slice(2)},"");const top=()=>scrollTo(0,0);addEventListener("scroll",top,{once:true});for(const type of["wheel","pointerdown","keydown"])addEventListener(type,()=>removeEventListener("scroll",top),{once:true})}`;

/**
 * Removes `?overlay` from the address before the router reads it, and records it at the overlay's template (decision 0079). The rest of the
 * query stays unchanged, character by character.
 */
export const takeOverlayParameter = `{const given=location.search.slice(1).split("&"),kept=given.filter(part=>!/^overlay=?$/.test(part));if(kept.length<given.length){history.replaceState(history.state,"",location.pathname+(kept.length?"?"+kept.join("&"):"")+location.hash);document.getElementById("${overlayElementId}").dataset.open=""}}`;

/** The inline script in the head of every rendered page. Its text never changes, as the policy names it by its hash. */
export const startScript = `(()=>{${keepHtml}${loadFont}${reportCrash}${recordClicks}${recordErrors}${forgetState}${followBack}${reloadAfterLogout}${whenLoaded}${startLater}${layOutLater}${startScripts}})()`;

/** The inline script for documents with the overlay's template. */
export const startScriptWithOverlay = `(()=>{${keepHtml}${loadFont}${takeOverlayParameter}${reportCrash}${recordClicks}${recordErrors}${forgetState}${followBack}${reloadAfterLogout}${whenLoaded}${startLater}${layOutLater}${startScripts}})()`;
