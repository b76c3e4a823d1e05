import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { toErrand } from '#domain/path/errand.ts';
import { findNotedErrand, noteErrand } from '#web/client/noted-errand.ts';
import { toReturnPath } from '#web/session/return-path.ts';

/** What the address of a page brings along counts more than what was looked at before. */
const findErrand = (redirect: string | null): string | undefined =>
  toErrand(toReturnPath(redirect)) ?? toErrand(toReturnPath(findNotedErrand()));

export const readErrand = (): string | undefined => findErrand(null);

/** Nothing changes it while a page of the sign-up is open. */
const subscribe = () => () => {};
const onServer = () => undefined;

/** What an account is wanted for, if anything; only the browser knows. The steps that follow find it noted. */
export function useErrand(): string | undefined {
  const [params] = useSearchParams();
  const redirect = params.get('redirect');
  const errand = useSyncExternalStore(subscribe, () => findErrand(redirect), onServer);
  useEffect(() => {
    if (errand !== undefined) noteErrand(errand);
  }, [errand]);
  return errand;
}
