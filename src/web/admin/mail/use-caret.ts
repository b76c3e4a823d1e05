import { type FocusEvent, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (part: Element): part is Field =>
  part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement;

/** Puts a text where the cursor was last in one of several fields, and the cursor behind it. */
export function useCaret(onChange: (name: string, text: string) => void) {
  const last = useRef<Field>(null);
  return {
    /** For what stands around the fields. */
    note: ({ target }: FocusEvent) => {
      if (isField(target)) last.current = target;
    },
    insert: (text: string) => {
      const field = last.current;
      if (field === null) return;
      const { value, name } = field;
      const [from, to] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
      onChange(name, value.slice(0, from) + text + value.slice(to));
      // Once the field shows it.
      queueMicrotask(() => {
        field.focus();
        field.setSelectionRange(from + text.length, from + text.length);
      });
    },
  };
}
