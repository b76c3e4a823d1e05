import { X } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { ChipButton } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import { chipStyle } from './chip-style.ts';
import { depotLabel } from './depot-label.ts';
import { ReturnOpener } from './return-opener.tsx';
import { useResults } from './search-context.ts';
import { toHref, withValue } from './search-params.ts';
import { ToggleLink } from './toggle-link.tsx';

const NAME = 'returnDepot';

/** Brings the trailers back to another depot, or no more. */
export default function ReturnChip() {
  const { search, change, depots } = useResults();
  const returnTo = search.get(NAME);
  if (returnTo !== null) {
    const changed = withValue(search, NAME, undefined);
    return (
      <ToggleLink to={toHref(changed)} isOn onToggle={() => change(changed)} className={cx(chipStyle(true))}>
        <FormattedMessage id="returnTo.at" values={{ depot: depotLabel(depots, returnTo) }} />
        <X aria-hidden="true" className="-me-1 size-4" />
      </ToggleLink>
    );
  }
  return (
    <ReturnOpener returnTo="" depots={depots} onChange={(code) => change(withValue(search, NAME, code))}>
      {(opener) => (
        <ChipButton {...opener}>
          <FormattedMessage id="returnTo.elsewhere" />
        </ChipButton>
      )}
    </ReturnOpener>
  );
}
