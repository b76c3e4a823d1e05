import { useNavigate, useRevalidator } from 'react-router';

/** The ways out of a session and out of an impersonation, with the page that follows. */
export function useLeave({ isImpersonating }: { readonly isImpersonating: boolean }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const goOn = async (path: string) => {
    await navigate(path);
    await revalidate();
  };
  return {
    leave: async () => {
      const { logOut } = await import('./client/log-out.ts');
      if (await logOut()) await goOn(isImpersonating ? '/admin' : '/');
    },
    stepBack: async () => {
      const { endImpersonation } = await import('./client/end-impersonation.ts');
      if (await endImpersonation()) await goOn('/admin');
    },
  };
}
