import { Phone } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { usePageScope } from '#web/page-scope.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { SnappedNotice } from '../snapped-notice.tsx';
import { CartAction } from './cart-action.tsx';
import { FreeDaysHint } from './free-days-hint.tsx';
import type { TrailerData } from './load-trailer.server.ts';
import type { PeriodChoice } from './period-choice.ts';
import { PeriodField } from './period-field.tsx';
import { PriceBox } from './price-box.tsx';
import { ReturnField } from './return-field.tsx';
import { QuantityField } from './quantity-field.tsx';
import { TakenBox } from './taken-box.tsx';
import { TrailerTile } from './trailer-tile.tsx';
import type { Rental } from './use-rental.ts';

type BookingBoxProps = {
  readonly data: TrailerData;
  readonly rental: Rental;
  readonly period: PeriodChoice;
};

/** Price, period and next step; of a trailer that is taken, when it is free again and who could take its place. */
export function BookingBox({ data, rental, period }: BookingBoxProps) {
  const { availability, price, twins } = data;
  const { shown, summary } = rental;
  const field = (
    <div className="mt-4 space-y-3 max-xl:hidden">
      <PeriodField {...period} />
      <ReturnField {...data} onChoose={rental.chooseReturn} />
      {data.snapped && <SnappedNotice snapped={data.snapped} onChoose={rental.chooseSnapped} />}
    </div>
  );
  return (
    <>
      <Card
        tone="strong"
        aria-busy={rental.isAsking}
        className={cx('transition-opacity duration-250', rental.isAsking && 'opacity-60 delay-200')}
      >
        {availability ? (
          <TakenBox availability={availability}>{field}</TakenBox>
        ) : price && shown && summary ? (
          <PriceBox price={price} shown={shown} summary={summary}>
            {field}
            {price.freeDays && !shown.isPreview && (
              <FreeDaysHint freeDays={price.freeDays} onChoose={rental.choose} className="mt-3 max-xl:hidden" />
            )}
          </PriceBox>
        ) : (
          <NoPrice loginPath={rental.loginPath}>{field}</NoPrice>
        )}
        <QuantityField data={data} rental={rental} />
        <div className="mt-5 max-md:hidden">
          <CartAction {...data} {...rental} onChoose={rental.choose} size="l" isFullWidth />
        </div>
        {!availability && <SmallPrint data={data} />}
      </Card>
      {twins.length > 0 && (
        <div className="mt-6">
          <h2 className="text-h4 mb-3">
            <FormattedMessage id="trailer.twins" values={{ count: twins.length }} />
          </h2>
          <ul className="grid gap-3 sm:max-xl:grid-cols-2">
            {twins.map((tile) => (
              <li key={tile.id} className="flex">
                <TrailerTile tile={tile} level={3} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <ContactLine number={data.number} />
    </>
  );
}

function NoPrice({ loginPath, children }: { readonly loginPath: string; readonly children: React.ReactNode }) {
  return (
    <>
      <p className="text-h3">
        <FormattedMessage id="trailer.noPrice" />
      </p>
      <p className="mt-2 text-body-s">
        <TextLink to={loginPath} isAlone>
          <FormattedMessage id="word.logIn" />
        </TextLink>
      </p>
      {children}
    </>
  );
}

function SmallPrint({ data: { visitor, period, price, needsWorkshop } }: { readonly data: TrailerData }) {
  return (
    <div className="mt-3 space-y-1 text-center text-sm text-asphalt-600">
      {visitor === 'onlooker' && (
        <p className="font-semibold text-asphalt-950">
          <FormattedMessage id="trailer.onlooker" />
        </p>
      )}
      {period.cancelUntil !== null && (
        <p>
          <FormattedMessage id="trailer.cancelUntil" values={{ date: period.cancelUntil }} />
        </p>
      )}
      {!price?.tax && (
        <p>
          <FormattedMessage id="trailer.taxLater" />
        </p>
      )}
      {needsWorkshop && (
        <p>
          <FormattedMessage id="trailer.needsWorkshop" />
        </p>
      )}
    </div>
  );
}

function ContactLine({ number }: { readonly number: string }) {
  const { config } = usePageScope();
  const { phone } = config.contact;
  return (
    <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2 text-body-s text-asphalt-600">
      <Phone aria-hidden="true" className="size-4" />
      <FormattedMessage id="trailer.questions" values={{ number }} />
      <a href={telHref(phone)} className="rounded-badge py-2 font-bold text-asphalt-950">
        {phone}
      </a>
    </p>
  );
}
