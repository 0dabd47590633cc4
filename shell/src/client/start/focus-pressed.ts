const pressable = 'a[href], button, input, summary';

/**
 * Safari gives no focus to links, buttons and checkboxes that are pressed. Without it, sheets and flyouts could not return the focus to what
 * opened them, and keys would not reach the part of the page that was pressed. Other browsers have set the focus by then.
 */
export function focusPressed(): void {
  // A press whose default action is prevented does not move the focus, for example away from a field with suggestions.
  let movesFocus = false;
  addEventListener('mousedown', ({ defaultPrevented }) => {
    movesFocus = !defaultPrevented;
  });
  addEventListener(
    'click',
    ({ target, detail }) => {
      // Clicks by script and by key have no count: Enter in a field clicks the form's button.
      const isPress = movesFocus && detail > 0;
      movesFocus = false;
      const pressed = isPress && target instanceof Element && target.closest<HTMLElement>(pressable);
      if (pressed && !pressed.contains(document.activeElement)) pressed.focus({ preventScroll: true });
    },
    { capture: true },
  );
}
