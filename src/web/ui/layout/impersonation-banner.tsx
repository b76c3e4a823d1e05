import { UserRoundCog } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Button } from '../button.tsx';
import type { FrameUser } from './frame-user.ts';

type ImpersonationBannerProps = { readonly admin: string; readonly user: FrameUser; readonly onEnd: () => void };

/** Stays on every page for as long as an admin acts in somebody's place. */
export default function ImpersonationBanner({ admin, user, onEnd }: ImpersonationBannerProps) {
  return (
    <div role="status" className="print:hidden sticky top-0 z-50 border-b border-warn-line bg-warn-soft text-warn">
      <div className="mx-auto flex max-w-content items-center gap-3 px-4 py-2 md:gap-4 md:px-6">
        <UserRoundCog aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
        <p className="min-w-0 grow text-body-s font-semibold">
          <FormattedMessage
            id="nav.impersonating"
            values={{ admin, name: `${user.firstName} ${user.lastName}`, company: user.company ?? '' }}
          />
        </p>
        <Button size="s" onClick={onEnd} className="shrink-0">
          <FormattedMessage id="nav.endImpersonation" />
        </Button>
      </div>
    </div>
  );
}
