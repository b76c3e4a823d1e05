import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { DEEPEST_TREAD_MM, judgeTread } from '#domain/handover/tread-depth.ts';
import { useFormat } from '#web/words/use-format.ts';
import { Button } from '#web/ui/button.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHandoverDesk } from '../handover-desk.ts';
import { StepScreen } from '../step-screen.tsx';
import { useStepWay } from '../step-way.ts';
import { AxleDrawing } from './axle-drawing.tsx';
import { CallButton } from './call-button.tsx';
import { NextButton } from './next-button.tsx';
import { Stepper } from './stepper.tsx';
import { useTyreName } from './tyre-name.ts';

const USUAL_MM = 8;
const STEP_MM = 0.5;

/** The tread of every tyre on a drawing of the axles, one after the other. Each is kept as soon as it is entered. */
export function TyresStep() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { handover, view, answer } = useHandoverDesk();
  const { goOn } = useStepWay();
  const tyreName = useTyreName();
  const { tyres } = handover.plan;
  const depths = view.parts.tyres;
  const firstOpen = tyres.find(({ position }) => depths[position] === undefined)?.position;
  const [chosen, setChosen] = useState<string | undefined>(firstOpen);
  const [entered, setEntered] = useState<number>();

  const last = tyres.find(({ position }) => position === chosen)?.lastMm ?? undefined;
  const depth = entered ?? (chosen === undefined ? undefined : depths[chosen]) ?? last ?? USUAL_MM;
  const choose = (position: string | undefined) => {
    setChosen(position);
    setEntered(undefined);
  };
  const enter = async () => {
    if (chosen === undefined) return;
    const next = tyres.find(({ position }) => position !== chosen && depths[position] === undefined);
    await answer('tyres', { ...depths, [chosen]: depth });
    choose(next?.position);
  };

  const judged = tyres.flatMap(({ position }) => {
    const measured = depths[position];
    return measured === undefined ? [] : [{ position, depth: measured, verdict: judgeTread(measured) }];
  });
  const isBlocked = view.stop.tyres.length > 0;
  const toDepth = (mm: number) => format.number(mm, Number.isInteger(mm) ? 0 : 1);

  return (
    <StepScreen
      step="tyres"
      question={<FormattedMessage id="handover.tyres.question" />}
      primary={
        chosen !== undefined ? (
          <Button tone="signal" size="glove" isFullWidth onClick={() => void enter()}>
            <FormattedMessage id="handover.tyres.enter" values={{ depth: toDepth(depth) }} />
          </Button>
        ) : isBlocked ? (
          <CallButton phone={handover.depot.phone} />
        ) : (
          <NextButton onClick={goOn} />
        )
      }
    >
      <AxleDrawing
        tyres={tyres.map(({ position }) => ({
          position,
          name: tyreName(position),
          depth: depths[position],
          text: depths[position] === undefined ? undefined : toDepth(depths[position]),
        }))}
        axles={handover.trailer.axles}
        chosen={chosen}
        chosenText={toDepth(depth)}
        onChoose={choose}
      />
      <div className="mt-4 space-y-2" aria-live="polite">
        {judged.map(
          ({ position, depth: measured, verdict }) =>
            verdict !== 'ok' && (
              <Notice
                key={position}
                tone={verdict === 'block' ? 'danger' : 'warn'}
                icon={<TriangleAlert aria-hidden="true" className="size-5" />}
                title={
                  <FormattedMessage
                    id="handover.tyres.measured"
                    values={{ tyre: tyreName(position), depth: toDepth(measured) }}
                  />
                }
              >
                <FormattedMessage id={`handover.tyres.${verdict}.${handover.kind}`} />
              </Notice>
            ),
        )}
      </div>
      {chosen !== undefined && (
        <>
          <div className="my-4">
            <LaneRule />
          </div>
          <p className="mb-2 font-condensed text-body-s font-semibold text-asphalt-600">
            {tyreName(chosen)}
            {last !== undefined && (
              <span className="ps-2 font-normal">
                <FormattedMessage id="handover.tyres.last" values={{ depth: toDepth(last) }} />
              </span>
            )}
          </p>
          <Stepper
            name={`${formatMessage({ id: 'handover.tyres.depth' })}, ${tyreName(chosen)}`}
            value={depth}
            step={STEP_MM}
            max={DEEPEST_TREAD_MM}
            onChange={setEntered}
          >
            {toDepth(depth)}{' '}
            <span className="text-xl font-semibold">
              <FormattedMessage id="handover.unit.name.mm" />
            </span>
          </Stepper>
        </>
      )}
    </StepScreen>
  );
}
