import { FormattedMessage } from '#i18n/intl.tsx';

export const CONTENT_ID = 'content';

/** The first stop of the tab key. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="fixed start-4 top-3 z-60 -translate-y-20 rounded-control bg-signal px-4 py-2.5 font-bold text-asphalt-950 transition-[translate] focus-visible:translate-y-0 print:hidden"
    >
      <FormattedMessage id="nav.skip" />
    </a>
  );
}
