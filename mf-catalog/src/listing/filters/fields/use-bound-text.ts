import { type ChangeEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type BoundName, logRefusedBound, readBound } from '../../query/price-bound.ts';

export type BoundTextOptions = {
  name: BoundName;
  /** The list's bound in whole euros; null for none. */
  value: number | null;
  isLocked: boolean;
  /** @returns false while another query is being submitted, which refuses the bound */
  onCommit(value: number | null): boolean;
};

type BoundText = {
  /** True for text that is not a number, until it is changed. */
  isRefused: boolean;
  /** Props of the text field. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    defaultValue: number | string;
    onChange(event: ChangeEvent): void;
    onBlur(): void;
    onKeyDown(event: KeyboardEvent): void;
  };
};

/**
 * The text of a price bound, which is submitted once it is complete (SPEC 5). The field is uncontrolled: text that was typed before
 * hydration stays.
 *
 * | event | the text |
 * |---|---|
 * | hydration, unless the field has the focus | is due |
 * | the field is left, or Enter is pressed | is due |
 * | typing | is neither due nor refused |
 * | the list has another bound | is replaced |
 *
 * Text that is due is submitted when rendered, or stays due while another query is being submitted, which may be known in a later rendering
 * only.
 */
export function useBoundText({ name, value, isLocked, onCommit }: BoundTextOptions): BoundText {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  /** Null before hydration. */
  const isDue = useRef<boolean | null>(null);
  const [, render] = useState({});
  const [isRefused, setRefused] = useState(false);

  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    isDue.current ??= document.activeElement !== field;
    if (shown.current !== value) {
      shown.current = value;
      isDue.current = false;
      field.value = String(value ?? '');
      setRefused(false);
    } else if (isDue.current && !isLocked) isDue.current = !submit(field);
  });

  /** @returns false where the text stays due */
  function submit(field: HTMLInputElement): boolean {
    const typed = readBound(name, field.value);
    if (typed === 'invalid') {
      if (!isRefused) logRefusedBound(name, field.value);
      setRefused(true);
      return true;
    }
    field.value = String(typed ?? '');
    return typed === value || onCommit(typed);
  }

  function becomeDue(): void {
    isDue.current = true;
    render({});
  }

  return {
    isRefused,
    field: {
      ref: input,
      defaultValue: value ?? '',
      onChange() {
        isDue.current = false;
        setRefused(false);
      },
      onBlur() {
        const leave = () => setTimeout(becomeDue);
        // The pressed control goes first: it would be refused while the price is being submitted. Firefox marks it as active after this
        // event.
        setTimeout(() => {
          if (document.querySelector(':active')) addEventListener('click', leave, { once: true });
          else becomeDue();
        });
      },
      onKeyDown(event) {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        becomeDue();
      },
    },
  };
}
