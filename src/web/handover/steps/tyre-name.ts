import { useIntl } from '#i18n/intl.tsx';

/** `Achse 2 links` for `2L`. */
export function useTyreName() {
  const { formatMessage } = useIntl();
  return (position: string): string =>
    formatMessage(
      { id: position.endsWith('L') ? 'handover.tyre.left' : 'handover.tyre.right' },
      { axle: Number.parseInt(position, 10) },
    );
}
