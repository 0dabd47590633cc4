/** Sends data to a route of the shell, also while the page is left; the response is of no interest. */
export function sendBeacon(route: 'analytics' | 'failures', data: object): void {
  navigator.sendBeacon(`/_shell/${route}`, new Blob([JSON.stringify(data)], { type: 'application/json' }));
}
