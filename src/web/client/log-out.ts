import { toast } from '#web/ui/toast.tsx';
import { api } from './api-client.ts';
import { forgetMe } from './kept-me.ts';

type LogOutOptions = {
  readonly isSilent?: boolean;
  /** Lets the server forget the browser as well. */
  readonly isForGood?: boolean;
  readonly signal?: AbortSignal;
};

/** Ends the session, or the impersonation if there is one. A silent logout keeps its failure to itself. */
export async function logOut({
  isSilent = false,
  isForGood = false,
  ...options
}: LogOutOptions = {}): Promise<boolean> {
  try {
    await api.post(isForGood ? '/api/users/forget-browser' : '/api/users/logout', options);
    forgetMe();
    return true;
  } catch {
    if (!isSilent) toast.error('login.logout.error');
    return false;
  }
}
