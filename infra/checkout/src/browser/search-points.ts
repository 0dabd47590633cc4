const timeoutMs = 12_000;

/**
 * Searches pick-up points in place: sends the form as it would be sent without script, and takes the list from the response. Does so at
 * once if a chosen point is not in the page's list: in the response it is checked.
 */
export function searchPoints(form: HTMLFormElement): void {
  let running: XMLHttpRequest | null = null;

  form.addEventListener('submit', (event) => {
    const submitter = event.submitter as HTMLButtonElement | null;
    if (submitter?.value !== 'update') return;
    event.preventDefault();
    // Not every browser focuses a button on click, and the Enter key in any field presses the form's first button.
    const isSearch = [submitter, document.activeElement].some((element) => element?.closest('.point-search'));
    if (isSearch) search();
    // The Enter key in another field moves the focus to the order button and the price beside it.
    else form.querySelector<HTMLButtonElement>('button[value="order"]')?.focus();
  });
  if (form.querySelector('#points > input')) search();

  function search(): void {
    const status = form.querySelector<HTMLElement>('#points-said');
    const list = form.querySelector('#points');
    if (!status || !list) return;
    // An older response never replaces a newer one.
    running?.abort();
    const request = new XMLHttpRequest();
    running = request;
    status.textContent = status.dataset['searching'] ?? '';
    const fail = (): void => {
      status.textContent = status.dataset['failed'] ?? '';
    };
    request.open('POST', form.action);
    // Parsed by the browser as an inert document; nothing is assigned as HTML.
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () => {
      const page = request.responseXML;
      const found = page?.querySelector('#points');
      if (!found) return fail();
      list.replaceChildren(...found.childNodes);
      status.textContent = page?.querySelector('#points-said')?.textContent ?? '';
    };
    request.onerror = fail;
    request.ontimeout = fail;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fields.set('intent', 'update');
    request.send(fields);
  }
}
