import { CircleAlert, CircleCheck, CloudOff, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { LinkAction } from '#web/ui/text-link.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { useStepWay } from '../step-way.ts';
import { useSummary } from './use-summary.ts';

/** Everything that was answered, each with a way back to its question. */
export function SummaryList() {
  const { formatMessage } = useIntl();
  const { view, handover } = useHandoverDesk();
  const { visit } = useStepWay();
  const summarise = useSummary();
  const open = new Set(view.obstacles.map(({ step }) => step));
  const steps = handover.plan.steps.filter((step) => step !== 'signatures');
  return (
    <ul className="divide-y divide-line border-y border-line">
      {steps.map((step) => {
        const { text, hasHints } = summarise(step);
        const action = open.has(step) ? 'handover.complete' : 'handover.change';
        return (
          <li key={step} className="flex min-h-14 items-center gap-3 py-1.5">
            <StateIcon isOpen={open.has(step)} hasHints={hasHints} />
            <div className="min-w-0 grow">
              <p className="text-sm leading-4.5 text-asphalt-600">
                <FormattedMessage id={`handover.step.${step}`} />
              </p>
              <p className="leading-5.5 font-semibold break-words">
                {open.has(step) && text === '' ? <FormattedMessage id="handover.open" /> : text}
              </p>
              <UnsentMark step={step} />
            </div>
            <LinkAction
              aria-label={`${formatMessage({ id: action })}: ${formatMessage({ id: `handover.step.${step}` })}`}
              onClick={() => visit(step)}
              className="min-h-12 shrink-0 text-body-s"
            >
              <FormattedMessage id={action} />
            </LinkAction>
          </li>
        );
      })}
    </ul>
  );
}

function StateIcon({ isOpen, hasHints }: { readonly isOpen: boolean; readonly hasHints: boolean }) {
  if (isOpen) return <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-danger" />;
  if (hasHints) return <TriangleAlert aria-hidden="true" className="size-6 shrink-0 text-warn" />;
  return <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-free" />;
}

function UnsentMark({ step }: { readonly step: HandoverStep }) {
  const { view } = useHandoverDesk();
  if (view.refusedSteps.has(step)) {
    return (
      <p className="mt-0.5 flex items-center gap-1.5 text-sm font-medium text-danger">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        <FormattedMessage id="handover.refused" />
      </p>
    );
  }
  if (!view.unsentSteps.has(step)) return null;
  return (
    <p className="mt-0.5 flex items-center gap-1.5 text-sm font-medium text-warn">
      <CloudOff aria-hidden="true" className="size-4 shrink-0" />
      <FormattedMessage id="handover.photo.unsent" />
    </p>
  );
}
