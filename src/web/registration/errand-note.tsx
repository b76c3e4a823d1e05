import { FormattedMessage } from 'react-intl';
import { Notice } from '#web/ui/notice.tsx';

/** So that nobody fears for what was chosen before the sign-up. */
export function ErrandNote({ errand }: { readonly errand: string }) {
  return (
    <Notice>
      <FormattedMessage id={errand.startsWith('/trailers/') ? 'register.errand.trailer' : 'register.errand.search'} />
    </Notice>
  );
}
