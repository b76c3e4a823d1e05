import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { Trailer } from '#contract/trailer.ts';
import { describeSnapped } from '#web/trailer/describe-snapped.ts';
import { shiftPeriod } from '#web/trailer/shift-period.ts';
import { useWords } from '#web/words/use-words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { SnappedNotice } from '#web/trailer/snapped-notice.tsx';
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
  return (
    <div className="space-y-3">
      <Answer trailer={offer.trailer} wish={wish} onMove={onMove} />
      <Snapped trailer={offer.trailer} onMove={onMove} />
    </div>
  );
}

type AnswerProps = Omit<OfferNoticeProps, 'offer'> & { readonly trailer: Trailer };

/** What opening hours made of the period, and the longer ones that could be had. */
function Snapped({ trailer, onMove }: Omit<AnswerProps, 'wish'>) {
  const words = useWords();
  const { snapped, period, free, price } = trailer;
  if (!snapped || !period) return null;
  return (
    <SnappedNotice
      snapped={describeSnapped(snapped, { period, total: free ? price?.total : undefined }, words)}
      onChoose={({ period: { localFrom, localTo } }) => onMove({ from: localFrom, to: localTo })}
    />
  );
}

function Answer({ trailer, wish, onMove }: AnswerProps) {
  const { format } = useWords();
  const { free, price, period, reason, nextFreeFrom, snapped, shortest } = trailer;
  if (free && price && period) {
    const hasMoved = !snapped && (period.localFrom !== wish.from || period.localTo !== wish.to);
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
      action={
        <>
          {later && (
            <Button size="s" onClick={() => onMove(later)}>
              <FormattedMessage id="cart.offer.next" values={{ time: wallTimeText(format, later.from) }} />
            </Button>
          )}
          {shortest?.price && (
            <Button size="s" onClick={() => onMove({ from: shortest.period.localFrom, to: shortest.period.localTo })}>
              <FormattedMessage
                id="cart.offer.minimum"
                values={{ days: shortest.price.days, total: format.money(shortest.price.total) }}
              />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id={`cart.unfree.${reason ?? 'taken'}`} />
    </Notice>
  );
}
