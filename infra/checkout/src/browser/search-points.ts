const timeoutMs = 12_000;

/** Asks for pick-up points in place: the form goes to the server as it would without script, and its list is taken over. */
export function searchPoints(form: HTMLFormElement): void {
  let running: XMLHttpRequest | null = null;

  form.addEventListener('submit', (event) => {
    const submitter = event.submitter as HTMLButtonElement | null;
    if (submitter?.value !== 'update') return;
    event.preventDefault();
    // A click does not focus a button in every browser; the Return key presses the first button from wherever it was struck.
    const isSearch = [submitter, document.activeElement].some((element) => element?.closest('.point-search'));
    if (isSearch) search();
    // The Return key in another field leads to the button, and to the price beside it.
    else form.querySelector<HTMLButtonElement>('button[value="order"]')?.focus();
  });

  function search(): void {
    const said = form.querySelector<HTMLElement>('#points-said');
    const list = form.querySelector('#points');
    if (!said || !list) return;
    // An older answer never overwrites a newer one.
    running?.abort();
    const request = new XMLHttpRequest();
    running = request;
    said.textContent = said.dataset['searching'] ?? '';
    const fail = (): void => {
      said.textContent = said.dataset['failed'] ?? '';
    };
    request.open('POST', form.action);
    // Parsed by the browser as an inert document: no text of ours becomes HTML.
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onload = () => {
      const page = request.responseXML;
      const found = page?.querySelector('#points');
      if (!found) return fail();
      list.replaceChildren(...found.childNodes);
      said.textContent = page?.querySelector('#points-said')?.textContent ?? '';
    };
    request.onerror = fail;
    request.ontimeout = fail;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fields.set('intent', 'update');
    request.send(fields);
  }
}
