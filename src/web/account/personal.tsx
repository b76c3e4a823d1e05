import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { Me } from '#contract/user.ts';
import { Notice } from '#web/ui/notice.tsx';
import { isImpersonated } from './account-context.ts';

/** What nobody does in somebody else's place. */
export function Personal({ me, children }: { readonly me: Me; readonly children: ReactNode }) {
  if (!isImpersonated(me)) return children;
  return (
    <Notice>
      <FormattedMessage id="account.personal" />
    </Notice>
  );
}
