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
  const keep = (): void => {
    const typed = [...new FormData(form)].map(([name, value]): Typed => [name, String(value)]);
    history.replaceState({ typed }, '', location.href);
  };
  restore(form, new Map((history.state as { typed?: Typed[] } | null)?.typed));
  keep();
  form.addEventListener('change', keep);
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
}
