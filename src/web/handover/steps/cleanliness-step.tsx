import { Droplets, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { hasInside } from '#domain/handover/handover-plan.ts';
import { cx } from '#web/ui/cx.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { type Answer, readAnswer } from '../answer.ts';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { useDraft } from '../use-draft.ts';
import { NextButton } from './next-button.tsx';

const CHOICES = [
  { isClean: true, Icon: Sparkles, word: 'handover.clean' },
  { isClean: false, Icon: Droplets, word: 'handover.dirty' },
] as const;

export function CleanlinessStep() {
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const [value, setValue] = useDraft<Answer<'cleanliness'> | null>('cleanliness', view.parts.cleanliness, (kept) =>
    readAnswer('cleanliness', kept),
  );
  const [isAsked, setIsAsked] = useState(false);

  const submit = async () => {
    setIsAsked(true);
    if (value === null) return;
    await answer('cleanliness', value.isClean ? { isClean: true } : value);
    goOn();
  };
  return (
    <StepScreen
      step="cleanliness"
      question={<FormattedMessage id="handover.cleanliness.question" />}
      hint={
        <FormattedMessage
          id={hasInside(handover.trailer.type) ? 'handover.cleanliness.hint' : 'handover.cleanliness.frame'}
        />
      }
      primary={<NextButton onClick={() => void submit()} />}
    >
      <div className="grid grid-cols-2 gap-3">
        {CHOICES.map(({ isClean, Icon, word }) => {
          const isChosen = value?.isClean === isClean;
          return (
            <button
              key={word}
              type="button"
              aria-pressed={isChosen}
              onClick={() => setValue({ ...value, isClean })}
              className={cx(
                'flex min-h-32 flex-col items-center justify-center gap-2 rounded-dialog border-2 px-3 py-4 text-center text-lg font-bold transition-colors',
                isChosen ? 'border-asphalt-950 bg-asphalt-950 text-white' : 'border-line-field bg-sheet',
              )}
            >
              <Icon aria-hidden="true" className="size-8" />
              <FormattedMessage id={word} />
            </button>
          );
        })}
      </div>
      {isAsked && value === null && (
        <p role="alert" className="mt-3 text-sm font-medium text-danger">
          <FormattedMessage id="handover.choose" />
        </p>
      )}
      {value?.isClean === false && (
        <div className="mt-5">
          <TextArea
            label={<FormattedMessage id="handover.cleanliness.note" />}
            maxLength={200}
            rows={3}
            value={value.note ?? ''}
            onChange={(note) => setValue({ ...value, note: note.replaceAll(/[\r\n]+/g, ' ') })}
          />
        </div>
      )}
    </StepScreen>
  );
}
