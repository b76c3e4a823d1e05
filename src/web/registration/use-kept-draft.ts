import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { beginWork } from '#web/client/open-work.ts';
import { changeDraft, DRAFT_FIELDS, DRAFT_STEPS, useSignUpDraft } from './sign-up-draft.ts';
import type { SignUpStep } from './sign-up-path.ts';

type Page = { readonly page: RefObject<HTMLElement | null>; readonly step: SignUpStep };

/** Brings back what was typed before a reload, and what was typed before the page could listen. True once it is there. */
export function useKeptDraft({ page, step }: Page): boolean {
  const [isThere, setIsThere] = useState(false);
  useLayoutEffect(() => {
    const typed = readTyped(page.current, step);
    useSignUpDraft.readStorage('session');
    typed();
    setIsThere(true);
    // Only what the first page holds can have been typed too early.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // An update of the shop empties the storage; it waits until the sign-up is done.
  useEffect(() => (isThere ? beginWork('write') : undefined), [isThere]);
  return isThere;
}

/** Texts only: a list always has a value, chosen or not. */
function readTyped(page: HTMLElement | null, step: SignUpStep): () => void {
  const draftStep = DRAFT_STEPS.find((known) => known === step);
  const form = page?.querySelector('form');
  if (!form || draftStep === undefined) return () => {};
  const fields = new FormData(form);
  const typed = DRAFT_FIELDS[draftStep].flatMap((name) => {
    const value = name === 'country' ? '' : fields.get(name);
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return () => {
    for (const [name, value] of typed) changeDraft(draftStep, name, value);
  };
}
