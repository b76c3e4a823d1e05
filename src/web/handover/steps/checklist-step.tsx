import { Check, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { isStoppingCheck } from '#domain/handover/pick-up-stop.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type Answer, readAnswer } from '../answer.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { CallButton } from './call-button.tsx';
import { NextButton } from './next-button.tsx';

type Checks = Answer<'checklist'>;

const VERDICTS = [
  { isOk: true, Icon: Check, word: 'handover.ok', chosen: 'border-free bg-free-soft text-free' },
  { isOk: false, Icon: TriangleAlert, word: 'handover.notOk', chosen: 'border-danger bg-danger-soft text-danger' },
] as const;

/** Each point in order or not, and if not, what is the matter. */
export function ChecklistStep() {
  const { formatMessage } = useIntl();
  const { handover, view, answer, look } = useHandoverDesk();
  const { goOn } = useStepWay();
  const [checks, setChecks] = useDraft<Checks>('checklist', view.parts.checklist, (kept) =>
    readAnswer('checklist', kept),
  );
  const [isAsked, setIsAsked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { checklist } = handover.plan;
  const open = checklist.filter((check) => checks[check] === undefined);
  const released: readonly string[] = handover.release?.checks ?? [];
  const isStopping = (check: string) =>
    handover.kind === 'pickUp' && isStoppingCheck(check) && checks[check]?.isOk === false && !released.includes(check);
  // What was answered is kept and sent first, so that the depot knows what is the matter.
  const isStopped = checklist.some((check) => isStopping(check) && view.parts.checklist[check]?.isOk === false);

  const submit = async () => {
    setIsAsked(true);
    if (open.length > 0) {
      list.current?.querySelector<HTMLElement>(`[data-check="${open[0]}"] button`)?.focus();
      return;
    }
    await answer('checklist', checks);
    if (!checklist.some(isStopping)) goOn();
  };
  const passRest = () => setChecks({ ...Object.fromEntries(open.map((check) => [check, { isOk: true }])), ...checks });

  return (
    <StepScreen
      step="checklist"
      question={<FormattedMessage id="handover.checklist.question" />}
      hint={<FormattedMessage id="handover.checklist.hint" />}
      note={
        isAsked &&
        open.length > 0 && (
          <p role="alert" className="text-sm font-medium text-danger">
            <FormattedMessage id="handover.checklist.missing" values={{ count: open.length }} />
          </p>
        )
      }
      primary={isStopped ? <CallButton phone={handover.depot.phone} /> : <NextButton onClick={() => void submit()} />}
      secondary={
        isStopped && (
          <Button size="l" isFullWidth onClick={() => void look()}>
            <FormattedMessage id="handover.stop.look" />
          </Button>
        )
      }
    >
      <ul ref={list} className="divide-y divide-line">
        {checklist.map((check) => {
          const value = checks[check];
          const name = formatMessage({ id: `handover.check.${check}` });
          return (
            <li key={check} data-check={check} className="py-3">
              <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
                <legend className="contents">
                  <span className={cx('leading-5 font-semibold', isAsked && value === undefined && 'text-danger')}>
                    {name}
                  </span>
                </legend>
                <span className="flex gap-2">
                  {VERDICTS.map(({ isOk, Icon, word, chosen }) => (
                    <button
                      key={word}
                      type="button"
                      aria-pressed={value?.isOk === isOk}
                      aria-label={`${name}: ${formatMessage({ id: word })}`}
                      onClick={() => setChecks({ ...checks, [check]: { ...value, isOk } })}
                      className={cx(
                        'grid size-14 place-items-center rounded-dialog border-2 transition-colors sm:size-16',
                        value?.isOk === isOk ? chosen : 'border-line-field bg-sheet text-asphalt-600',
                      )}
                    >
                      <Icon aria-hidden="true" className="size-6 stroke-[2.5]" />
                    </button>
                  ))}
                </span>
              </fieldset>
              {value?.isOk === false && (
                <div className="mt-3 space-y-3">
                  {isStopping(check) && (
                    <Notice tone="danger" isAlert title={<FormattedMessage id="handover.stop.title" />}>
                      <FormattedMessage id="handover.stop.text" />
                    </Notice>
                  )}
                  {released.includes(check) && handover.release && (
                    <Notice tone="warn" title={<FormattedMessage id="handover.release.title" />}>
                      <FormattedMessage
                        id="handover.release.text"
                        values={{ by: handover.release.by, reason: handover.release.reason }}
                      />
                    </Notice>
                  )}
                  <TextField
                    label={<FormattedMessage id="handover.checklist.note" />}
                    aside={<FormattedMessage id="word.optional" />}
                    maxLength={200}
                    value={value.note ?? ''}
                    onChange={(note) => setChecks({ ...checks, [check]: { isOk: false, note } })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {open.length > 0 && (
        <Button size="l" isFullWidth onClick={passRest} className="mt-4">
          <Check aria-hidden="true" className="size-5" />
          <FormattedMessage id="handover.checklist.rest" values={{ count: open.length }} />
        </Button>
      )}
    </StepScreen>
  );
}
