import { Phone } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';

/** Where it does not go on without the depot. */
export function CallButton({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone}`} className={buttonStyle({ tone: 'signal', size: 'glove', isFullWidth: true })}>
      <Phone aria-hidden="true" className="size-5" />
      <FormattedMessage id="handover.tyres.call" />
    </a>
  );
}
