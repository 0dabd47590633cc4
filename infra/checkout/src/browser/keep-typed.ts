/** Between the last letter and its record: browsers limit how often an entry is replaced. */
const pauseMs = 400;

/**
 * Keeps what was typed in the page's history entry, so that Back and reload show it again. Replacing the entry also means that they load
 * its address: the response of a POST would be sent again, and Chrome shows a page of its own in its place.
 * @param form null on a page without one: the entry keeps what an earlier page has put there
 */
export function keepTyped(form: HTMLFormElement | null): void {
  if (form === null) {
    history.replaceState(history.state, '', location.href);
    return;
  }
  let pause = 0;
  const keep = (): void => {
    clearTimeout(pause);
    const typed = [...new FormData(form)].map(([name, value]): Typed => [name, String(value)]);
    history.replaceState({ typed }, '', location.href);
  };
  restore(form, new Map((history.state as { typed?: Typed[] } | null)?.typed));
  keep();
  form.addEventListener('change', keep);
  // A field that still has the focus changes only when it loses it.
  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(keep, pauseMs);
  });
  // A link to a field begins an entry of its own.
  addEventListener('hashchange', keep);
}

type Typed = [name: string, value: string];

function restore(form: HTMLFormElement, typed: ReadonlyMap<string, string>): void {
  // Another account must not see it.
  if (typed.get('seenAccount') !== new FormData(form).get('seenAccount')) return;
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')) {
    const text = typed.get(field.name);
    if (field.type === 'radio') field.checked ||= field.value === text && !field.disabled;
    else field.value = text ?? field.value;
  }
  for (const select of form.querySelectorAll('select')) {
    const text = typed.get(select.name);
    // Stores and vouchers may be others by now.
    if ([...select.options].some(({ value }) => value === text)) select.value = text ?? '';
  }
  restorePoint(form, typed.get('pointSysname'));
}

/** A pick-up point of a search that the page does not have: kept as the server keeps it while its list cannot be loaded. */
function restorePoint(form: HTMLFormElement, point = ''): void {
  const list = form.querySelector('#points');
  if (!list || point === '' || list.querySelector(':checked')) return;
  const kept = document.createElement('input');
  kept.type = 'hidden';
  kept.name = 'pointSysname';
  kept.value = point;
  list.replaceChildren(kept);
}
