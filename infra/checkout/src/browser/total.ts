/**
 * Updates the sums when delivery or voucher change, from prices in the page. The form sends the total that is
 * shown, and the API refuses an order with another total.
 */
export function keepTotal(form: HTMLFormElement, format: (cents: number) => string): void {
  const show = (name: string, text: string): void => {
    const place = form.querySelector(`[data-sum="${name}"]`);
    if (place) place.textContent = text;
  };

  function update(): void {
    const delivery = centsOf(form.querySelector('[name="deliveryType"]:checked'));
    const voucher = centsOf(form.querySelector('[name="voucher"] option:checked'));
    const total = Math.max(0, Number(form.dataset['products']) + delivery - voucher);
    const seen = form.querySelector<HTMLInputElement>('[name="seenTotal"]');
    if (seen === null || seen.value === String(total)) return;
    seen.value = String(total);
    const free = form.querySelector<HTMLElement>('[data-sum="delivery"]')?.dataset['free'] ?? '';
    show('delivery', delivery === 0 ? free : format(delivery));
    show('voucher', `− ${format(voucher)}`);
    form.querySelector('[data-row="voucher"]')?.toggleAttribute('hidden', voucher === 0);
    show('total', format(total));
    const status = form.querySelector<HTMLElement>('[data-said]');
    if (status) status.textContent = (status.dataset['said'] ?? '').replace('*', format(total));
  }

  form.addEventListener('change', update);
  // By then, browsers have restored form values themselves.
  addEventListener('pageshow', update);
  update();
}

function centsOf(element: HTMLElement | null): number {
  return Number(element?.dataset['cents'] ?? 0);
}
