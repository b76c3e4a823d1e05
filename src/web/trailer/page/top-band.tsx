import { useIntl } from '#i18n/intl.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';
import type { TrailerData } from './load-trailer.server.ts';

type TopBandProps = Pick<TrailerData, 'type' | 'typeName' | 'name' | 'number' | 'period' | 'returnDepot'>;

/** The way back to the search, with its period, and the link to send on. */
export function TopBand({ type, typeName, name, number, period, returnDepot }: TopBandProps) {
  const { formatMessage } = useIntl();
  const search = new URLSearchParams({
    ...period.asked,
    ...(returnDepot && { returnDepot: returnDepot.code }),
  }).toString();
  return (
    <div className="border-b border-line bg-sheet">
      <div className="mx-auto flex w-full max-w-content items-center justify-between gap-4 px-4 py-1.5 md:px-6">
        <Breadcrumb
          label={formatMessage({ id: 'ui.breadcrumb' })}
          crumbs={[
            { label: formatMessage({ id: 'word.trailers' }), to: `/trailers?${search}` },
            { label: typeName, to: `/trailers?type=${type}&${search}` },
            { label: number },
          ]}
        />
        <span className="max-md:hidden">
          <ShareButton title={`${name} ${number}`} />
        </span>
        <span className="md:hidden">
          <ShareButton title={`${name} ${number}`} isIconOnly />
        </span>
      </div>
    </div>
  );
}
