/** After this the button can be pressed again: the order's key makes it the same order. */
const waitMs = 20_000;

/** One press, one request: the button says that the order is on its way, until the page is left or comes back. */
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
    isSent = true;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = button.dataset['sending'] ?? label;
    // A page that a form has led to cannot be gone back to without sending the form again; its address can.
    history.replaceState(null, '', location.href);
    setTimeout(release, waitMs);
  });
  addEventListener('pageshow', (event) => event.persisted && release());
}
