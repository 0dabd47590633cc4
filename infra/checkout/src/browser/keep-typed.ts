/** Pause after the last keystroke before it is saved: browsers limit how often a history entry is replaced. */
const pauseMs = 400;

/**
 * Saves typed values in the page's history entry, so that Back and reload restore them. Replacing the entry also makes them load
 * its address with GET: otherwise the POST would be sent again, or Chrome would show its own page instead.
 * @param form null on a page without one: values of an earlier page stay in the entry
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
  // `change` fires only when a field loses the focus.
  form.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(keep, pauseMs);
  });
  // A link to a field creates a new history entry.
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
    // The lists of stores and vouchers may have changed.
    if ([...select.options].some(({ value }) => value === text)) select.value = text ?? '';
  }
  restorePoint(form, typed.get('pointSysname'));
}

/** Restores a pick-up point that is not in the page's list, as the server does while the list cannot be loaded. */
function restorePoint(form: HTMLFormElement, point = ''): void {
  const list = form.querySelector('#points');
  if (!list || point === '' || list.querySelector(':checked')) return;
  const kept = document.createElement('input');
  kept.type = 'hidden';
  kept.name = 'pointSysname';
  kept.value = point;
  list.replaceChildren(kept);
}
