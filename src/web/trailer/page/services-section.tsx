import { Check } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import type { ServiceItem } from './describe-services.server.ts';

type ServicesSectionProps = {
  readonly services: readonly ServiceItem[];
  readonly chosen: readonly string[];
  readonly onChange: (key: string, isChosen: boolean) => void;
};

const FIRST_SHOWN = 5;

/** Services to take along. None is ticked for the customer. */
export function ServicesSection({ services, chosen, onChange }: ServicesSectionProps) {
  const [showsAll, setShowsAll] = useState(false);
  if (services.length === 0) return null;
  const shown = services.filter(
    ({ key, mandatory }, i) => showsAll || i < FIRST_SHOWN || mandatory || chosen.includes(key),
  );
  return (
    <section aria-labelledby="services">
      <h2 id="services" className="text-h2 mb-5">
        <FormattedMessage id="trailer.services.title" />
      </h2>
      <Card isFlush>
        <ul>
          {shown.map((service) => (
            <li
              key={service.key}
              className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 last:border-b-0 md:px-5"
            >
              <ServiceName
                service={service}
                isChosen={chosen.includes(service.key)}
                onChange={(isChosen) => onChange(service.key, isChosen)}
              />
              <p className="shrink-0 pt-1 text-right font-condensed text-sm text-asphalt-600 touch:pt-2.5">
                <b className="block text-lg leading-5.5 font-bold text-asphalt-950">{service.price}</b>
                <FormattedMessage id={service.unit === 'perDay' ? 'trailer.services.perDay' : 'word.unit.once'} />
              </p>
            </li>
          ))}
        </ul>
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
            <FormattedMessage id="trailer.services.always" />
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
