import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import type { MailWordsView } from './load-mail-words.server.ts';

interface MailPlacesProps {
  readonly places: MailWordsView['places'];
  readonly onInsert: (place: string) => void;
}

/** What the mail fills in. A click puts it where the cursor was. */
export function MailPlaces({ places, onInsert }: MailPlacesProps) {
  const { formatMessage } = useIntl();
  if (places.length === 0) return null;
  return (
    <fieldset>
      <legend className="font-semibold">
        <FormattedMessage id="adminMailWords.places" />
      </legend>
      <p className="mb-3 text-body-s text-asphalt-600">
        <FormattedMessage id="adminMailWords.places.text" />
      </p>
      <ul className="grid gap-2">
        {places.map(({ name, example, isNeeded }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body-s">
            <ChipButton
              aria-label={formatMessage({ id: 'adminMailWords.places.insert' }, { place: `{${name}}` })}
              onClick={() => onInsert(name)}
            >
              <code>{`{${name}}`}</code>
            </ChipButton>
            <span className="min-w-0 wrap-anywhere text-asphalt-600">{example || '–'}</span>
            {isNeeded && (
              <span className="font-semibold">
                <FormattedMessage id="adminMailWords.places.needed" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
