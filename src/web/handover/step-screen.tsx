import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useLocation } from 'react-router';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FlowFrame } from './flow-frame.tsx';
import { useHandoverDesk } from './handover-desk.ts';
import { LeaveButton } from './leave-button.tsx';
import { SaveNotice, SaveState } from './save-state.tsx';
import { useStepWay } from './step-way.ts';

interface StepScreenProps {
  readonly step: HandoverStep;
  readonly question: ReactNode;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
  /** The one yellow button; the way back stands beside it. */
  readonly primary: ReactNode;
  /** Above the primary action: what keeps it from leading on. */
  readonly note?: ReactNode;
  readonly secondary?: ReactNode;
}

/** One step of the flow. */
export function StepScreen({ step, question, hint, children, primary, note, secondary }: StepScreenProps) {
  const { formatMessage } = useIntl();
  const { handover, view } = useHandoverDesk();
  const { goBack, hasMoved } = useStepWay();
  const { pathname, search, hash } = useLocation();
  const { steps } = handover.plan;
  const current = steps.indexOf(step);
  const open = new Set(view.obstacles.map((obstacle) => obstacle.step));
  const [loginPath] = useState(
    () => `/login?${new URLSearchParams({ redirect: pathname + search + hash }).toString()}`,
  );
  return (
    <FlowFrame
      kind={handover.kind}
      plate={handover.trailer.plate}
      country={handover.depot.country}
      leave={<LeaveButton />}
      status={<SaveState />}
      progress={{ done: steps.map((each) => each !== 'signatures' && !open.has(each)), current }}
      takesFocus={hasMoved}
      eyebrow={<FormattedMessage id="handover.question" values={{ number: current + 1, total: steps.length }} />}
      title={question}
      actions={
        <>
          {note}
          <div className="flex gap-2.5">
            <IconButton
              size="glove"
              label={formatMessage({ id: 'handover.back' })}
              onClick={goBack}
              className="rounded-dialog"
            >
              <ArrowLeft aria-hidden="true" className="size-6" />
            </IconButton>
            <div className="min-w-0 grow">{primary}</div>
          </div>
          {secondary}
        </>
      }
    >
      <SaveNotice step={step} loginPath={loginPath} />
      {hint !== undefined && <p className="-mt-2 mb-5 text-body-s text-asphalt-600">{hint}</p>}
      {children}
    </FlowFrame>
  );
}
