import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { createFormat } from '#i18n/format.ts';
import { usePageScope } from '#web/page-scope.tsx';

/** Messages and figures in the language of the page. */
export function useWords() {
  const intl = useIntl();
  const { locale } = usePageScope();
  return useMemo(() => ({ intl, format: createFormat(locale) }), [intl, locale]);
}
