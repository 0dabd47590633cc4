/** Runs a task once the frame is painted that shows what the shopper has just done. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}
