import { Suspense } from 'react';
import { Outlet, useRouteLoaderData } from 'react-router';
import type { loadFrame } from '#web/load-frame.server.ts';
import { getRequest } from '#web/request-context.server.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { OperatorLayout } from '#web/ui/layout/operator-layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import { useLeave } from '#web/use-leave.ts';
import { usePalette } from '../search/use-palette.ts';
import { StaffRoleProvider } from './may.tsx';
import { loadOperatorFrame } from './load-operator-frame.server.ts';
import type { Route } from './+types/operator-frame.route.ts';

const Palette = lazyPart(() => import('../search/palette.tsx'), MissingWindow);

export const loader = ({ context }: Route.LoaderArgs) => loadOperatorFrame(getRequest(context));

/** Around every page of the console. The pages themselves decide who may see them. */
export default function OperatorFrame({ loaderData: counts }: Route.ComponentProps) {
  const frame = useRouteLoaderData<typeof loadFrame>('root');
  const palette = usePalette();
  const { leave } = useLeave({ isImpersonating: false });
  if (counts === null || frame?.user?.staffRole === undefined || frame.layout !== 'operator') return <Outlet />;
  return (
    <StaffRoleProvider value={frame.user.staffRole}>
      <OperatorLayout
        user={frame.user}
        role={frame.user.staffRole}
        counts={counts}
        onLogout={() => void leave()}
        onSearch={palette.open}
      >
        <Outlet />
        {palette.wasOpened && (
          <Suspense fallback={null}>
            <Palette isOpen={palette.isOpen} onClose={palette.close} />
          </Suspense>
        )}
        <LeaveGuard />
      </OperatorLayout>
    </StaffRoleProvider>
  );
}
