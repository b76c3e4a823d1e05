import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { CELL, CELL_LABEL, CELL_VALUE } from './search-cell.tsx';
import { cx } from '#web/ui/cx.ts';

/** Any place by name or postcode, and the depot of the return, for browsers without scripts: the server finds them. */
export function PlainPlace({ returnTo }: { readonly returnTo: string }) {
  const intl = useIntl();
  return (
    <>
      <PlainField
        name="place"
        label={<FormattedMessage id="searchBar.place.find" />}
        placeholder={intl.formatMessage({ id: 'searchBar.place.example' })}
      />
      <PlainField
        name="returnDepot"
        label={<FormattedMessage id="returnTo.elsewhere" />}
        placeholder={intl.formatMessage({ id: 'returnTo.find' })}
        value={returnTo}
      />
    </>
  );
}

type PlainFieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly placeholder: string;
  readonly value?: string;
};

const PlainField = ({ name, label, placeholder, value }: PlainFieldProps) => (
  <label className={cx(CELL, 'border-t border-line lg:order-last lg:col-span-full')}>
    <span className={CELL_LABEL}>{label}</span>
    <input
      type="text"
      name={name}
      maxLength={80}
      autoComplete="off"
      placeholder={placeholder}
      defaultValue={value}
      className={cx(CELL_VALUE, 'w-full bg-transparent outline-none')}
    />
  </label>
);
