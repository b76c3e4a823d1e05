import { Outlet, useRouteLoaderData } from 'react-router';
import type { loadFrame } from '#web/load-frame.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { OperatorLayout } from '#web/ui/layout/operator-layout.tsx';
import { useLeave } from '#web/use-leave.ts';
import { loadOperatorFrame } from './load-operator-frame.server.ts';
import type { Route } from './+types/operator-frame.route.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadOperatorFrame(getRequest(context));

/** Around every page of the console. The pages themselves decide who may see them. */
export default function OperatorFrame({ loaderData: counts }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof loadFrame>('root');
  const { leave } = useLeave({ isImpersonating: false });
  if (counts === null || frame?.user === undefined || frame.layout !== 'operator') return <Outlet />;
  return (
    <OperatorLayout user={frame.user} counts={counts} onLogout={() => void leave()}>
      <Outlet />
    </OperatorLayout>
  );
}
