import { useMemo } from 'react';
import { useIntl } from '#i18n/intl.tsx';
import { useFormat } from './use-format.ts';
import type { Words } from './words.ts';

/** Messages and figures in the language of the page. */
export function useWords(): Words {
  const intl = useIntl();
  const format = useFormat();
  return useMemo(() => ({ intl, format }), [intl, format]);
}
