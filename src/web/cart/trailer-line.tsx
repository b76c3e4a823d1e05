import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Stage } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { LineView } from '#web/line/describe-line.server.ts';
import { Fact } from '#web/ui/fact.tsx';

type TrailerLineProps = {
  readonly line: LineView;
  /** Where to read more about the trailer. */
  readonly href?: string;
  readonly headingLevel?: 2 | 3;
  readonly isFree?: boolean;
  readonly needsWorkshop?: boolean;
  /** What can be done with the line, below its dates. */
  readonly actions?: ReactNode;
  /** Why it cannot be had, instead of what it costs. */
  readonly children?: ReactNode;
};

/** One trailer of a cart or an order: drawing, plate and number together, its time and place, and how the price arises. */
export function TrailerLine({
  line,
  href,
  headingLevel = 3,
  isFree = true,
  needsWorkshop = false,
  actions,
  children,
}: TrailerLineProps) {
  const Heading = `h${headingLevel}` as const;
  const { image, name, number, plate, country, charges, net } = line;
  return (
    <article
      aria-labelledby={`line-${line.id}`}
      data-trailer={number}
      className="grid gap-4 p-4 md:grid-cols-[11.875rem_minmax(0,1fr)] md:gap-5 md:p-6"
    >
      <Stage className="h-24 self-start rounded-control p-2 max-md:px-8 md:h-27.5">
        <TrailerPicture type={line.type} subType={line.subType} image={image} isFree={isFree} className="max-w-80" />
      </Stage>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading id={`line-${line.id}`} className="text-card-title min-w-0">
            {href === undefined ? name : <TextLink to={href}>{name}</TextLink>}
          </Heading>
          {isFree && <p className="ms-auto text-lg font-bold whitespace-nowrap">{net}</p>}
        </div>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Plate number={plate} country={country} />
          <span className="font-condensed text-sm text-asphalt-600">{number}</span>
        </p>
        <dl className="mt-4 flex flex-wrap gap-x-7 gap-y-3">
          <Fact label={<FormattedMessage id="word.handover.pickUp" />} className="leading-5.5">
            {line.pickUp}
          </Fact>
          <Fact label={<FormattedMessage id="word.handover.return" />} className="leading-5.5">
            {line.return}
          </Fact>
          <Fact label={<FormattedMessage id="word.noun.depot" />} className="leading-5.5">
            {line.depot}
          </Fact>
          {line.returnDepot && (
            <Fact label={<FormattedMessage id="oneWay.place" />} className="leading-5.5">
              {line.returnDepot.name}
            </Fact>
          )}
        </dl>
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-body-s">{actions}</div>}
        {needsWorkshop && (
          <div className="mt-4">
            <Notice tone="warn" icon={<CalendarDays aria-hidden="true" className="size-5" />}>
              <FormattedMessage id="cart.workshop" />
            </Notice>
          </div>
        )}
        {isFree && (
          <div className="mt-4 border-t border-line pt-3">
            <Sums caption={`${name} ${number}`} lines={charges} />
          </div>
        )}
        {children}
      </div>
    </article>
  );
}
