/** After this time the button can be pressed again. Because of the idempotency key, a second request does not place a second order. */
const waitMs = 20_000;

/**
 * Ignores further presses: the button shows that the order is being sent until the page is left. While the browser is offline it
 * sends nothing, and shows a message at the button.
 */
export function submitOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[value="order"]');
  if (!button) return;
  const label = button.textContent;
  let isSent = false;

  function release(): void {
    isSent = false;
    button?.removeAttribute('aria-disabled');
    if (button) button.textContent = label;
  }

  form.addEventListener('submit', (event) => {
    if (event.submitter !== button) return;
    if (isSent) return event.preventDefault();
    // The browser's error page would replace the form and lose what was typed. As the form has `noValidate`, this message
    // does not block later presses.
    button.setCustomValidity(navigator.onLine ? '' : (button.dataset['offline'] ?? ''));
    if (!button.reportValidity()) return event.preventDefault();
    isSent = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset['sending'] ?? label;
    setTimeout(release, waitMs);
  });
}
