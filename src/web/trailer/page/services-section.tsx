import { Check } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { findChoiceOfOne, heldOf } from '#domain/cart/choice-of-one.ts';
import { SERVICE_GROUPS } from '#domain/cart/service-group.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import type { ServiceItem } from './describe-services.server.ts';

type ServicesSectionProps = {
  readonly services: readonly ServiceItem[];
  readonly chosen: readonly string[];
  readonly onChange: (key: string, isChosen: boolean) => void;
};

const FIRST_SHOWN = 5;

/** Services to take along, by what they are about. None is ticked for the customer. */
export function ServicesSection({ services, chosen, onChange }: ServicesSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (services.length === 0) return null;
  const levels = findChoiceOfOne(services);
  const shown = services.filter(
    (service, i) =>
      showsAll || i < FIRST_SHOWN || service.mandatory || levels.includes(service) || chosen.includes(service.key),
  );
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-h2 mb-5">
        <FormattedMessage id="trailer.services.title" />
      </h2>
      <Card isFlush>
        {SERVICE_GROUPS.map((group) => {
          const inGroup = shown.filter((service) => service.group === group);
          if (inGroup.length === 0) return null;
          const members = inGroup.filter((service) => !levels.includes(service));
          return (
            <div key={group} className="border-b border-line last:border-b-0">
              <h3 id={`services-${group}`} className="text-label px-4 pt-4 text-asphalt-600 md:px-5">
                <FormattedMessage id={`serviceGroup.${group}`} />
              </h3>
              {inGroup.length > members.length && (
                <div className="px-4 py-2 md:px-5">
                  <RadioGroup
                    aria-labelledby={`services-${group}`}
                    value={heldOf(levels, chosen) ?? null}
                    onChange={(key) => onChange(key, true)}
                    options={levels.map((level) => ({
                      value: level.key,
                      label: <b className="font-semibold">{level.name}</b>,
                      ...(level.text !== undefined && { description: level.text }),
                      aside: <ServicePrice service={level} />,
                      isDisabled: level.isTooLate && !chosen.includes(level.key),
                    }))}
                  />
                </div>
              )}
              <ul className="empty:hidden">
                {members.map((service) => (
                  <li
                    key={service.key}
                    className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0 md:px-5"
                  >
                    <ServiceName
                      service={service}
                      isChosen={chosen.includes(service.key)}
                      onChange={(isChosen) => onChange(service.key, isChosen)}
                    />
                    <ServicePrice service={service} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
        {services.length > shown.length && (
          <div className="border-t border-line px-4 py-3 md:px-5">
            <LinkAction onClick={() => setShowsAll(true)}>
              <FormattedMessage id="trailer.services.all" values={{ count: services.length }} />
            </LinkAction>
          </div>
        )}
      </Card>
    </section>
  );
}

const ServicePrice = ({ service: { price, unit } }: { readonly service: ServiceItem }) => (
  <span className="block shrink-0 pt-1 text-right font-condensed text-sm text-asphalt-600 touch:pt-2.5">
    <b className="block text-lg leading-5.5 font-bold text-asphalt-950">{price}</b>
    <FormattedMessage id={unit === 'perDay' ? 'trailer.services.perDay' : 'word.unit.once'} />
  </span>
);

type ServiceNameProps = {
  readonly service: ServiceItem;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
};

function ServiceName({ service, isChosen, onChange }: ServiceNameProps) {
  const { name, text, mandatory, isTooLate, leadTimeHours } = service;
  if (mandatory) {
    return (
      <div className="flex min-w-0 gap-3 py-1 text-body-s">
        <Check aria-hidden="true" className="size-6 shrink-0" />
        <div>
          <b className="font-semibold">{name}</b>
          <span className="block text-sm text-asphalt-600">
            <FormattedMessage id="serviceGroup.always" />
          </span>
        </div>
      </div>
    );
  }
  return (
    <Checkbox
      isSelected={isChosen}
      isDisabled={isTooLate && !isChosen}
      onChange={onChange}
      description={
        isTooLate ? <FormattedMessage id="trailer.services.tooLate" values={{ hours: leadTimeHours }} /> : text
      }
    >
      <b className="font-semibold">{name}</b>
    </Checkbox>
  );
}
