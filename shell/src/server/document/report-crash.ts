import { crashesPath, laterElementId } from '../../app/vitals-report.ts';

/** In the storage of the tab. */
const openPageKey = 'bergauf.open-page';

/**
 * Keeps the page's set in its tab while the page is visible. A page that hangs or crashes cannot take it away, so that the next one in the
 * tab finds it, and reports it before anything that could hang again (decision 0071). Storage may be forbidden.
 */
export const reportCrash = `try{const key="${openPageKey}",{set}=document.getElementById("${laterElementId}").dataset,left=sessionStorage.getItem(key),note=()=>document.hidden?forget():sessionStorage.setItem(key,set),forget=()=>sessionStorage.removeItem(key);left&&navigator.sendBeacon("${crashesPath}",new Blob([JSON.stringify({set:left})],{type:"application/json"}));note();addEventListener("pageshow",note);addEventListener("pagehide",forget);document.addEventListener("visibilitychange",note)}catch{}`;
