import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { joinSearch, toErrand } from '#domain/path/errand.ts';
import { findNotedErrand, findNotedSearch, noteErrand } from '#web/client/noted-errand.ts';
import { toReturnPath } from '#web/session/return-path.ts';

const judge = (path: string | null | undefined): string | undefined => toErrand(toReturnPath(path));

/** What the address of a page brings along counts more than what was looked at before. */
const findErrand = (redirect: string | null): string | undefined => judge(redirect) ?? judge(findNotedErrand());

/** For the way through the mail: with the search that another browser cannot remember. */
export function readErrand(): string | undefined {
  const errand = findErrand(null);
  return errand === undefined ? undefined : joinSearch(errand, judge(findNotedSearch()));
}

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
