import { FormattedMessage } from '#i18n/intl.tsx';
import { ReturnPlaceField } from '#web/booking/return-place-field.tsx';
import type { ReturnPlaceChoice } from '#web/booking/use-return-place.ts';
import { LinkAction } from '#web/ui/text-link.tsx';
import { useHandoverDesk } from '../handover-desk.ts';

type ReturnElsewhereProps = {
  readonly isElsewhere: boolean;
  readonly onElsewhere: (isElsewhere: boolean) => void;
  readonly choice: ReturnPlaceChoice;
};

/** Where the trailer is brought back, and the way to say that it stands somewhere else. */
export function ReturnElsewhere({ isElsewhere, onElsewhere, choice }: ReturnElsewhereProps) {
  const { depot } = useHandoverDesk().handover;
  return (
    <section className="mt-6">
      <p className="text-body-s text-asphalt-600">
        <FormattedMessage id="returnPlace.agreed" values={{ depot: depot.name }} />
      </p>
      {isElsewhere && (
        <div className="mt-3">
          <ReturnPlaceField choice={choice} />
        </div>
      )}
      <LinkAction onClick={() => onElsewhere(!isElsewhere)} className="mt-1 min-h-12">
        <FormattedMessage id={isElsewhere ? 'returnPlace.asAgreed' : 'returnPlace.other'} />
      </LinkAction>
    </section>
  );
}
