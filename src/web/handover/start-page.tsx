import { Camera, KeyRound, Ruler, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Stage } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import type { StartView } from './describe-start.server.ts';
import { FlowFrame, LeaveLink } from './flow-frame.tsx';

type StartPageProps = {
  readonly start: StartView;
  /** Nothing where the handover cannot begin. */
  readonly action?: ReactNode;
  readonly status?: ReactNode;
  /** What has changed since the page was opened. */
  readonly notice?: ReactNode;
  readonly takesFocus?: boolean;
};

const NEEDS = [
  { key: 'phone', Icon: Smartphone },
  { key: 'camera', Icon: Camera },
  { key: 'gauge', Icon: Ruler },
] as const;

/** Which trailer it is, where and when, and whether it can begin. */
export function StartPage({ start, action, status, notice, takesFocus = false }: StartPageProps) {
  const { kind, trailer, depot } = start;
  return (
    <FlowFrame
      kind={kind}
      plate={trailer.plate}
      country={depot.country}
      leave={<LeaveLink to={start.bookingPath} />}
      status={status}
      takesFocus={takesFocus}
      eyebrow={start.bookingNumber}
      title={<FormattedMessage id={`handover.start.${kind}`} />}
      actions={action}
    >
      {notice}
      <div className="overflow-hidden rounded-card border border-line bg-sheet">
        <Stage className="h-36 px-8 py-3">
          <TrailerPicture
            type={trailer.type}
            subType={trailer.subType}
            isFree
            isFirst
            {...(trailer.image && { image: trailer.image })}
            className="max-w-80"
          />
        </Stage>
        <div className="p-4">
          <Plate number={trailer.plate} country={depot.country} size="l" />
          <p className="text-card-title mt-3">{trailer.name}</p>
          <p className="font-condensed text-sm text-asphalt-600">{trailer.number}</p>
        </div>
        <dl className="grid grid-cols-2 border-t border-line">
          <Fact label={<FormattedMessage id="word.handover.pickUp" />}>{start.from}</Fact>
          <Fact label={<FormattedMessage id="word.handover.return" />}>{start.to}</Fact>
          <Fact label={depot.name} isWide>
            {depot.address}
          </Fact>
        </dl>
      </div>
      <div className="mt-4 space-y-4">
        {start.obstacle !== null && (
          <Notice
            tone={start.obstacle === 'done' ? 'info' : 'warn'}
            title={<FormattedMessage id={`handover.closed.${start.obstacle}`} />}
          >
            <FormattedMessage
              id={`handover.closed.${start.obstacle}.text`}
              values={{ from: start.possibleFrom, kind }}
            />
          </Notice>
        )}
        {start.obstacle === null && depot.keyBox && (
          <Notice icon={<KeyRound aria-hidden="true" className="size-5" />}>
            <FormattedMessage id={`handover.keyBox.${kind}`} />
          </Notice>
        )}
        {start.obstacle === null && (
          <ul className="space-y-2.5 pt-1">
            {NEEDS.map(({ key, Icon }) => (
              <li key={key} className="flex items-start gap-3 text-body-s">
                <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-asphalt-600" />
                <FormattedMessage id={`handover.needs.${key}`} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </FlowFrame>
  );
}

type FactProps = { readonly label: ReactNode; readonly isWide?: boolean; readonly children: ReactNode };

function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div className={cx('min-w-0 px-4 py-3', isWide && 'col-span-2 border-t border-line')}>
      <dt className="text-label text-asphalt-600">{label}</dt>
      <dd className="mt-0.5 leading-5.5 font-semibold">{children}</dd>
    </div>
  );
}
