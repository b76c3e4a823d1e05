import { CloudOff, TriangleAlert } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import type { PhotoView } from './merge-unsent.ts';

type PhotoMarkProps = {
  readonly photo: PhotoView;
  /** On small pictures there is room for the sign only. */
  readonly isSmall?: boolean;
};

/** On a picture that the server does not have. */
export function PhotoMark({ photo: { isSent, refusal }, isSmall = false }: PhotoMarkProps) {
  if (isSent) return null;
  const Icon = refusal === undefined ? CloudOff : TriangleAlert;
  return (
    <span className="pointer-events-none absolute start-2 top-2 flex max-w-[calc(100%-1rem)] items-center gap-1.5 rounded-badge bg-warn-soft px-2 py-1 font-condensed text-sm leading-4 font-semibold text-warn">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className={cx(isSmall && 'sr-only')}>
        <FormattedMessage id={refusal === undefined ? 'handover.photo.unsent' : 'handover.photo.refused'} />
      </span>
    </span>
  );
}
