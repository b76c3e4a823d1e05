import { FormattedMessage } from '#i18n/intl.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { RequestView } from './describe-request.server.ts';

const TONES = { asked: 'info', agreed: 'done', declined: 'warn', lapsed: 'warn' } as const;

/** What the desk was asked for, and what it says. */
export function RequestNotice({ request: { state, time, answer } }: { readonly request: RequestView }) {
  return (
    <Notice tone={TONES[state]} title={<FormattedMessage id={`booking.request.${state}`} values={{ time }} />}>
      {answer ??
        (state !== 'agreed' && state !== 'declined' && <FormattedMessage id={`booking.request.${state}.text`} />)}
    </Notice>
  );
}
