import { FormattedMessage } from '#i18n/intl.tsx';
import { isTrailerErrand } from '#domain/path/errand.ts';
import { Notice } from '#web/ui/notice.tsx';

/** So that nobody fears for what was chosen before the sign-up. */
export function ErrandNote({ errand }: { readonly errand: string }) {
  return (
    <Notice>
      <FormattedMessage id={isTrailerErrand(errand) ? 'register.errand.trailer' : 'register.errand.search'} />
    </Notice>
  );
}
