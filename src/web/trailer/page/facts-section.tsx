import { ChevronDown, FileText } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { FactPlate } from '#web/ui/fact-plate.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import type { FactLine } from '#i18n/describe-facts.ts';
import type { TrailerData } from './load-trailer.server.ts';

type FactsSectionProps = Pick<TrailerData, 'facts' | 'certificates' | 'vehicle' | 'id'>;

const CERTIFICATE_TONES = { valid: 'plain', soon: 'warn', ended: 'danger' } as const;

export function FactsSection({ id: trailerId, facts, certificates, vehicle }: FactsSectionProps) {
  const { formatMessage, locale } = useIntl();
  const groups = [
    { id: 'trailer.facts.size', lines: facts.common },
    { id: 'word.equipment', lines: facts.own },
    { id: 'trailer.facts.certificates', lines: certificates },
    { id: 'word.vehicle', lines: vehicle },
  ] as const;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <section aria-label={formatMessage({ id: 'trailer.facts.title' })}>
      <FactPlate facts={facts.plate} />
      <ul className="mt-4 flex flex-wrap gap-2">
        {facts.badges.map((badge) => (
          <li key={badge} className="max-w-full">
            <Badge>{badge}</Badge>
          </li>
        ))}
        {certificates.map(({ key, text, state }) => (
          <li key={key} className="max-w-full">
            <Badge tone={CERTIFICATE_TONES[state]}>{text}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <PlainLink
          isAlone
          href={`/api/trailers/${trailerId}/data-sheet.pdf?locale=${locale}`}
          target="_blank"
          rel="noreferrer"
        >
          <FileText aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="trailer.dataSheet" />
        </PlainLink>
      </p>
      <details className="group mt-1">
        <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-badge font-semibold underline underline-offset-4 touch:min-h-11 [&::-webkit-details-marker]:hidden">
          <FormattedMessage id="trailer.facts.all" values={{ count }} />
          <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-250 group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-x-12 gap-y-6 rounded-card border border-line bg-sheet p-4 md:grid-cols-2 md:p-6">
          {groups
            .filter(({ lines }) => lines.length > 0)
            .map(({ id, lines }) => (
              <FactList key={id} title={<FormattedMessage id={id} />} lines={lines} />
            ))}
        </div>
      </details>
    </section>
  );
}

function FactList({ title, lines }: { readonly title: React.ReactNode; readonly lines: readonly FactLine[] }) {
  return (
    <div className="min-w-0">
      <h2 className="text-h4 mb-2">{title}</h2>
      <dl className="text-body-s">
        {lines.map(({ key, label, value, unit }) => (
          <div key={key} className="flex justify-between gap-4 border-b border-line py-1.5 last:border-b-0">
            <dt className="min-w-0 text-asphalt-600">{label}</dt>
            <dd className="min-w-0 text-right font-semibold">
              {value}
              {unit !== undefined && <span className="ps-1 font-normal text-asphalt-600">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
