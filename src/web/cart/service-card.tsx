import { CopyCheck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { findChoiceOfOne } from '#domain/cart/choice-of-one.ts';
import { SERVICE_GROUPS } from '#domain/cart/service-group.ts';
import { TrailerPicture } from '#web/art/trailer-picture.tsx';
import { Card, Stage } from '#web/ui/card.tsx';
import { Button } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import type { CartLineView } from './describe-cart.server.ts';
import type { OfferView } from './describe-offers.server.ts';
import { ServiceLevels } from './service-levels.tsx';
import { ServiceRow } from './service-row.tsx';

type ServiceCardProps = {
  readonly line: CartLineView;
  readonly offers: readonly OfferView[];
  readonly chosen: readonly string[];
  readonly onTick: (key: string, isChosen: boolean) => void;
  readonly onCarryToAll?: () => void;
};

/** One trailer with everything that can be had for it. */
export function ServiceCard({ line, offers, chosen, onTick, onCarryToAll }: ServiceCardProps) {
  const { id, image, type, subType, name, number, plate, country } = line;
  const levels = findChoiceOfOne(offers);
  return (
    <Card isFlush>
      <section aria-labelledby={`services-${id}`} data-trailer={number}>
        <header className="flex flex-wrap items-center gap-4 border-b border-line p-4 md:px-6">
          <Stage className="h-16 w-28 shrink-0 rounded-control p-1.5">
            <TrailerPicture type={type} subType={subType} image={image} isFree />
          </Stage>
          <div className="min-w-40 flex-1">
            <h2 id={`services-${id}`} className="text-card-title">
              {name}
            </h2>
            <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Plate number={plate} country={country} size="s" />
              <span className="font-condensed text-sm text-asphalt-600">{number}</span>
              <span className="text-sm text-asphalt-600">
                {line.city} · <FormattedMessage id="ui.days" values={{ days: line.days }} />
              </span>
            </p>
          </div>
          {onCarryToAll && (
            <Button size="s" onClick={onCarryToAll}>
              <CopyCheck aria-hidden="true" className="size-4.5" />
              <FormattedMessage id="cart.services.carry" />
            </Button>
          )}
        </header>
        {SERVICE_GROUPS.map((group) => {
          const inGroup = offers.filter((offer) => offer.group === group);
          if (inGroup.length === 0) return null;
          const members = inGroup.filter((offer) => !levels.includes(offer));
          return (
            <div key={group} className="px-4 pt-4 pb-2 md:px-6">
              <h3 id={`${group}-${id}`} className="text-label mb-1 text-asphalt-600">
                <FormattedMessage id={`serviceGroup.${group}`} />
              </h3>
              {inGroup.length > members.length && (
                <ServiceLevels
                  levels={levels}
                  chosen={chosen}
                  labelledBy={`${group}-${id}`}
                  onChoose={(key) => onTick(key, true)}
                />
              )}
              <ul className="grid gap-x-8 empty:hidden lg:grid-cols-2">
                {members.map((offer) => (
                  <ServiceRow
                    key={offer.key}
                    offer={offer}
                    chosen={chosen}
                    onTick={(isChosen) => onTick(offer.key, isChosen)}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        <footer className="flex items-baseline justify-between gap-4 border-t border-line px-4 py-4 md:px-6">
          <span className="font-semibold">
            <FormattedMessage id="cart.services.sum" values={{ number }} />
          </span>
          <span className="text-lg font-bold whitespace-nowrap">{line.net}</span>
        </footer>
      </section>
    </Card>
  );
}
