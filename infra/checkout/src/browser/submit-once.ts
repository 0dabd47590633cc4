/** After this the button can be pressed again. The idempotency key makes a second request the same order. */
const waitMs = 20_000;

/**
 * Sends one request for each press: the button shows that the order is being sent until the page is left. While the browser is offline it
 * sends none, and says so at the button.
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
    // The browser's error page would take the place of the form, and with it of what was typed. As the form has `noValidate`, this complaint
    // keeps no later press from coming here.
    button.setCustomValidity(navigator.onLine ? '' : (button.dataset['offline'] ?? ''));
    if (!button.reportValidity()) return event.preventDefault();
    isSent = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset['sending'] ?? label;
    setTimeout(release, waitMs);
  });
}
