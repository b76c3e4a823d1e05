import { FormattedMessage, useIntl } from 'react-intl';
import { shiftPeriod } from '#web/trailer/shift-period.ts';
import { useWords } from '#web/trailer/results/use-words.ts';
import { wallTimeText } from '#web/trailer/results/wall-time-text.ts';
import { Button } from '#web/ui/button.tsx';
import { fieldWords } from '#web/ui/field-words.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Offer, WallPeriod } from './use-offer.ts';

type OfferNoticeProps = {
  readonly offer: Offer;
  readonly wish: WallPeriod;
  readonly onMove: (period: WallPeriod) => void;
};

/** The answer to a period: free at a price, or why not and when instead. */
export function OfferNotice({ offer, wish, onMove }: OfferNoticeProps) {
  const { format } = useWords();
  const intl = useIntl();
  if (offer.kind === 'asking') {
    return (
      <Notice icon={<Spinner className="size-5" />}>
        <FormattedMessage id="cart.offer.asking" />
      </Notice>
    );
  }
  if (offer.kind === 'refused') {
    return (
      <Notice tone="danger" isAlert>
        {offer.code === undefined ? <FormattedMessage id="cart.offer.failed" /> : fieldWords(intl, offer.code)}
      </Notice>
    );
  }
  const { free, price, period, reason, nextFreeFrom } = offer.trailer;
  if (free && price && period) {
    const hasMoved = period.localFrom !== wish.from || period.localTo !== wish.to;
    return (
      <Notice tone="done" isAlert title={<FormattedMessage id="cart.offer.free" />}>
        <FormattedMessage
          id="cart.offer.price"
          values={{ days: price.days, total: format.money(price.total), perDay: format.money(price.perDay) }}
        />
        {hasMoved && (
          <span className="block">
            <FormattedMessage
              id="cart.offer.moved"
              values={{ from: wallTimeText(format, period.localFrom), to: wallTimeText(format, period.localTo) }}
            />
          </span>
        )}
      </Notice>
    );
  }
  const later = nextFreeFrom && period ? shiftPeriod(period, nextFreeFrom) : undefined;
  return (
    <Notice
      tone="warn"
      isAlert
      title={<FormattedMessage id="cart.taken" />}
      {...(later && {
        action: (
          <Button size="s" onClick={() => onMove(later)}>
            <FormattedMessage id="cart.offer.next" values={{ time: wallTimeText(format, later.from) }} />
          </Button>
        ),
      })}
    >
      <FormattedMessage id={`cart.unfree.${reason ?? 'taken'}`} />
    </Notice>
  );
}
