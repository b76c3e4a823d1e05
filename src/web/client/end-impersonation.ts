import { toast } from '#web/ui/toast.tsx';
import { api } from './api-client.ts';
import { forgetMe } from './kept-me.ts';

/** Gives an admin their own session back. */
export async function endImpersonation(): Promise<boolean> {
  try {
    await api.get('/api/admin/impersonate/logout');
    forgetMe();
    return true;
  } catch {
    toast.error('system.endImpersonationError');
    return false;
  }
}
