import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { CELL, CELL_LABEL, CELL_VALUE } from './search-cell.tsx';
import { cx } from '#web/ui/cx.ts';

/** Any place by name or postcode, for browsers without scripts: the server finds it. */
export function PlainPlace() {
  const intl = useIntl();
  return (
    <label className={cx(CELL, 'border-t border-line lg:order-last lg:col-span-full')}>
      <span className={CELL_LABEL}>
        <FormattedMessage id="searchBar.place.find" />
      </span>
      <input
        type="text"
        name="place"
        maxLength={80}
        autoComplete="off"
        placeholder={intl.formatMessage({ id: 'searchBar.place.example' })}
        className={cx(CELL_VALUE, 'w-full bg-transparent outline-none')}
      />
    </label>
  );
}
