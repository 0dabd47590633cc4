import { crashesPath, laterElementId } from '../../app/vitals-report.ts';

/** Key in the tab's session storage. */
const openPageKey = 'bergauf.open-page';

/**
 * Stores the page's set in its tab while the page is visible. A page that hangs or crashes cannot delete that record, so the next page in
 * the tab finds it, and reports it before running anything that could hang again (decision 0071). Storage may be forbidden.
 */
export const reportCrash = `try{const key="${openPageKey}",{set}=document.getElementById("${laterElementId}").dataset,left=sessionStorage.getItem(key),note=()=>document.hidden?forget():sessionStorage.setItem(key,set),forget=()=>sessionStorage.removeItem(key);left&&navigator.sendBeacon("${crashesPath}",new Blob([JSON.stringify({set:left})],{type:"application/json"}));note();addEventListener("pageshow",note);addEventListener("pagehide",forget);document.addEventListener("visibilitychange",note)}catch{}`;
