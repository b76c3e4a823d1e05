/** What holds something that a person enters. Words that only look for something are not worth a question. */
const CONTROLS =
  'input:not([type="search"]), textarea, select, [role="spinbutton"]:not(input), [aria-haspopup="listbox"]';

function valueOf(control: Element): string {
  if (control instanceof HTMLInputElement) {
    return control.type === 'checkbox' || control.type === 'radio' ? String(control.checked) : control.value;
  }
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control.value;
  return control.textContent;
}

/** All that stands in the fields of a part of the page, to be compared with what stood there before. */
export const readEntered = (part: Element): string =>
  JSON.stringify([...part.querySelectorAll(CONTROLS)].map((control) => valueOf(control)));
