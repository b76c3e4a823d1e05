import { Suspense, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { SnappedNotice } from '#web/trailer/snapped-notice.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MissingWindow } from '#web/ui/missing-window.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useCartWriter } from './cart-writer.tsx';
import type { CartLineView } from './describe-cart.server.ts';
import { type KeptPeriod, KeptPeriods } from './kept-periods.tsx';
import { TakenLine } from './taken-line.tsx';
import { TrailerLine } from './trailer-line.tsx';
import { UnitChoice } from './unit-choice.tsx';
import { useLineActions } from './use-line-actions.ts';
import type { WallPeriod } from './use-offer.ts';

/** The calendar is large and few need it. */
const ChangePeriod = lazyPart(() => import('./change-period.tsx'), MissingWindow);
const ReturnPlace = lazyPart(() => import('./return-place.tsx'), MissingWindow);
const ChangePeriods = lazyPart(() => import('./change-periods.tsx'), MissingWindow);

const localOf = ({ period: { localFrom, localTo } }: CartLineView): WallPeriod => ({ from: localFrom, to: localTo });

export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { isBusy } = useCartWriter();
  const { remove, replace, chooseLonger } = useLineActions();
  const [changing, setChanging] = useState<{ line: CartLineView; start: WallPeriod }>();
  const [placing, setPlacing] = useState<CartLineView>();
  const [isChangingAll, setIsChangingAll] = useState(false);
  const [kept, setKept] = useState<readonly KeptPeriod[]>([]);
  const [first] = lines;
  const change = (line: CartLineView, start: WallPeriod) => setChanging({ line, start });

  return (
    <>
      <KeptPeriods kept={kept} lines={lines} />
      {lines.length > 1 && (
        <p className="text-end text-body-s">
          <LinkAction onClick={() => setIsChangingAll(true)}>
            <FormattedMessage id="cart.changePeriods" />
          </LinkAction>
        </p>
      )}
      <Card isFlush className="divide-y divide-line">
        {lines.map((line) => {
          const { taken } = line;
          return (
            <TrailerLine
              key={line.id}
              line={line}
              headingLevel={2}
              href={`/trailers/${line.trailerId}?${new URLSearchParams(line.asked ?? localOf(line)).toString()}`}
              isFree={taken === null}
              needsWorkshop={line.needsWorkshop}
              actions={
                <>
                  <LinkAction onClick={() => change(line, localOf(line))}>
                    <FormattedMessage id="cart.changePeriod" />
                  </LinkAction>
                  <LinkAction onClick={() => setPlacing(line)}>
                    <FormattedMessage id="oneWay.change" />
                  </LinkAction>
                  <LinkAction onClick={() => void remove(line)} aria-disabled={isBusy}>
                    <FormattedMessage id="cart.remove" />
                  </LinkAction>
                </>
              }
            >
              {taken === null && <UnitChoice line={line} />}
              {line.snapped && (
                <div className="mt-4">
                  <SnappedNotice
                    snapped={line.snapped}
                    isBusy={isBusy}
                    onChoose={(choice) => void chooseLonger(line, choice)}
                  />
                </div>
              )}
              {taken && (
                <TakenLine
                  taken={taken}
                  isBusy={isBusy}
                  onReplace={(twin) => void replace(line, twin)}
                  onMove={(start) => change(line, start)}
                />
              )}
            </TrailerLine>
          );
        })}
      </Card>
      {isChangingAll && first && (
        <Suspense>
          <ChangePeriods
            lines={lines}
            start={first.asked ?? localOf(first)}
            timeZone={first.period.timeZone}
            onClose={() => setIsChangingAll(false)}
            onDone={(left) => {
              setIsChangingAll(false);
              setKept(
                left.flatMap((entry) => {
                  const line = lines.find(({ id }) => id === entry.itemId);
                  return line ? [{ ...entry, period: line.period }] : [];
                }),
              );
              if (left.length === 0) toast.success('system.periodsChanged');
            }}
          />
        </Suspense>
      )}
      {placing && (
        <Suspense>
          <ReturnPlace line={placing} onClose={() => setPlacing(undefined)} />
        </Suspense>
      )}
      {changing && (
        <Suspense>
          <ChangePeriod {...changing} onClose={() => setChanging(undefined)} />
        </Suspense>
      )}
    </>
  );
}
