import { type RefObject, useEffect, useState } from 'react';
import { readEntered } from './read-entered.ts';
import { watchUnsaved } from './unsaved.ts';

/**
 * Whether somebody has entered something into a part of the page that is not saved yet. What stands there before the
 * first touch is what it began with: fields may come late, and be filled by what was looked up.
 */
export function useEntered(part: RefObject<HTMLElement | null>) {
  const [entered] = useState(() => watchEntered(part));
  useEffect(() => watchUnsaved(entered), [entered]);
  return entered;
}

function watchEntered(place: RefObject<HTMLElement | null>) {
  let before: { readonly part: Element; readonly entered: string } | undefined;
  const note = () => {
    const { current } = place;
    if (current && before?.part !== current) before = { part: current, entered: readEntered(current) };
  };
  return {
    part: () => place.current,
    isChanged: () =>
      before !== undefined && before.part === place.current && readEntered(before.part) !== before.entered,
    /** What stands there now is what it begins with. */
    forget: () => {
      before = undefined;
    },
    /** For the part itself. Windows that it opens elsewhere on the page count as well. */
    touch: { onPointerDownCapture: note, onKeyDownCapture: note, onBeforeInputCapture: note },
  };
}
