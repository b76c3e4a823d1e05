import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The way back to an order that somebody has left to complete or change what it needs. */
export function ReturnNotice({ path, isReady }: { readonly path: string; readonly isReady: boolean }) {
  return (
    <div className="mb-6">
      <Notice
        action={
          <LinkButton to={path} tone="ink" size="s">
            <FormattedMessage id="account.return" />
          </LinkButton>
        }
      >
        <FormattedMessage id={isReady ? 'account.return.ready' : 'account.return.missing'} />
      </Notice>
    </div>
  );
}
