import { CloudAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { isMessageKey, type MessageKey } from '#i18n/message-key.ts';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { LinkAction, TextLink } from '#web/ui/text-link.tsx';
import { type HandoverDesk, useHandoverDesk } from './handover-desk.ts';

type Saving = 'saved' | 'sending' | 'offline' | 'waiting' | 'signedOut';

function savingOf({ unsentCount, isOnline, sender }: HandoverDesk): Saving {
  if (sender === 'signedOut') return 'signedOut';
  if (unsentCount === 0) return isOnline ? 'saved' : 'offline';
  if (!isOnline) return 'offline';
  return sender === 'sending' ? 'sending' : 'waiting';
}

const LOOKS = {
  saved: { Icon: CloudCheck, word: 'handover.saved', tone: 'text-asphalt-300' },
  sending: { Icon: CloudUpload, word: 'handover.sending', tone: 'text-asphalt-300' },
  offline: { Icon: CloudOff, word: 'handover.offline', tone: 'text-signal' },
  waiting: { Icon: CloudAlert, word: 'handover.waiting', tone: 'text-signal' },
  signedOut: { Icon: CloudAlert, word: 'handover.waiting', tone: 'text-signal' },
} as const satisfies Record<Saving, { Icon: typeof CloudCheck; word: MessageKey; tone: string }>;

/** In the head of every step: whether the server has everything. */
export function SaveState() {
  const desk = useHandoverDesk();
  const { Icon, word, tone } = LOOKS[savingOf(desk)];
  return (
    <p role="status" className={cx('flex items-center gap-1.5 font-condensed text-sm font-medium', tone)}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="sr-only sm:not-sr-only min-[380px]:not-sr-only">
        <FormattedMessage id={word} values={{ count: desk.unsentCount }} />
      </span>
    </p>
  );
}

/** Above the question while something is only on this device: what that means and what to do. */
export function SaveNotice({ step, loginPath }: { readonly step: HandoverStep; readonly loginPath: string }) {
  const desk = useHandoverDesk();
  const saving = savingOf(desk);
  const refusal = step === 'signatures' ? desk.view.signature?.refusal : undefined;
  if (refusal !== undefined) {
    return (
      <div className="mb-4">
        <Notice tone="danger" isAlert title={<FormattedMessage id="handover.sign.refused.title" />}>
          <RefusedBecause code={refusal} />
        </Notice>
      </div>
    );
  }
  if (desk.view.refusedSteps.has(step)) {
    return (
      <div className="mb-4">
        <Notice tone="danger" isAlert>
          <FormattedMessage id="handover.refused.text" />
        </Notice>
      </div>
    );
  }
  if (saving === 'saved' || saving === 'sending') return null;
  if (saving === 'signedOut') {
    return (
      <div className="mb-4">
        <Notice
          tone="warn"
          isAlert
          action={
            <TextLink to={loginPath} isAlone>
              <FormattedMessage id="word.logIn" />
            </TextLink>
          }
        >
          <FormattedMessage id="handover.signedOut" values={{ count: desk.unsentCount }} />
        </Notice>
      </div>
    );
  }
  return (
    <div className="mb-4">
      <Notice
        tone="warn"
        icon={<CloudOff aria-hidden="true" className="size-5" />}
        action={
          saving === 'waiting' && (
            <LinkAction onClick={desk.retry}>
              <FormattedMessage id="handover.retry" />
            </LinkAction>
          )
        }
      >
        <FormattedMessage
          id={saving === 'offline' ? 'handover.offline.text' : 'handover.waiting.text'}
          values={{ count: desk.unsentCount }}
        />
      </Notice>
    </div>
  );
}

/** Why a signature was not taken. What has changed meanwhile can be read on the same page. */
function RefusedBecause({ code }: { readonly code: string }) {
  const { messages } = useIntl();
  if (code === 'stale-version') return <FormattedMessage id="handover.sign.refused.changed" />;
  const id = `error.${code}`;
  return (
    <>
      {isMessageKey({ messages }, id) && <FormattedMessage id={id} />}{' '}
      <FormattedMessage id="handover.sign.refused.again" />
    </>
  );
}
