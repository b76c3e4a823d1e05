import { useIntl } from 'react-intl';
import type { MessageKey } from '#i18n/message-key.ts';

/** What to say about a field that was refused with a code. */
export function useFieldWords(): (code: string) => string {
  const { formatMessage, messages } = useIntl();
  return (code) => {
    const id = `error.field.${code}`;
    return formatMessage({ id: Object.hasOwn(messages, id) ? (id as MessageKey) : 'error.field.custom' });
  };
}
