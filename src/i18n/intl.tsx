import { Children, createContext, type ReactNode, use, useMemo } from 'react';
import { createIntl, type Id, type IntlShape, NO_VALUES, type Rich } from './create-intl.ts';

export type { IntlShape } from './create-intl.ts';

const IntlContext = createContext<IntlShape | undefined>(undefined);

type IntlProviderProps = Pick<IntlShape, 'locale' | 'messages'> & { readonly children: ReactNode };

export function IntlProvider({ locale, messages, children }: IntlProviderProps) {
  const intl = useMemo(() => createIntl({ locale, messages }), [locale, messages]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

export function useIntl(): IntlShape {
  const intl = use(IntlContext);
  if (!intl) throw new Error('useIntl needs an IntlProvider above it');
  return intl;
}

type FormattedMessageProps = Id & { readonly values?: Readonly<Record<string, Rich>> };

export function FormattedMessage({ id, values = NO_VALUES }: FormattedMessageProps): ReactNode {
  const written = useIntl().formatMessage({ id }, values);
  return Array.isArray(written) ? Children.toArray(written) : written;
}
