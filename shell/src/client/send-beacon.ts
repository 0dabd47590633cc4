/** Sends data to a route of the shell, also while the page is being left; the response is ignored. */
export function sendBeacon(route: 'analytics' | 'failures', data: object): void {
  navigator.sendBeacon(`/_shell/${route}`, new Blob([JSON.stringify(data)], { type: 'application/json' }));
}
