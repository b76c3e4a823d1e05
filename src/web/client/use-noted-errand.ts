import { useEffect } from 'react';
import { noteErrand } from './noted-errand.ts';

/** What the page is about, as a path without its language. */
export function useNotedErrand(path: string): void {
  useEffect(() => noteErrand(path), [path]);
}
