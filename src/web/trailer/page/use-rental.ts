import { useState } from 'react';
import { add, money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import { localePath } from '#i18n/paths.ts';
import { chooseService } from '#web/cart/choose-service.ts';
import { useNotedErrand } from '#web/client/use-noted-errand.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { cutCurve } from '#web/price/curve-window.ts';
import { useFormat } from '#web/words/use-format.ts';
import type { SnappedChoice } from '../describe-snapped.ts';
import type { TrailerData } from './load-trailer.server.ts';
import { sumUp } from './sum-up.ts';
import { useAddToCart } from '../use-add-to-cart.ts';
import { RETURN_PARAM, usePeriod } from './use-period.ts';
import { SERVICE_PARAM, useReturnedServices } from './use-returned-services.ts';

export type Rental = ReturnType<typeof useRental>;

/** The rental as it stands: period and services of the customer's choice, and what they cost. */
export function useRental(data: TrailerData) {
  const { id, number, period, price, services: offers, minimumDays, returnDepot } = data;
  const { choose, chooseReturn, isAsking } = usePeriod();
  const format = useFormat();
  const { locale } = usePageScope();
  const [services, setServices] = useReturnedServices(offers);
  const [preview, setPreview] = useState<{ readonly asked: string; readonly days: number }>();

  const asked = `${period.asked.from} ${period.asked.to}`;
  const days = preview?.asked === asked ? preview.days : price?.days;
  const curve = data.curve && cutCurve(data.curve, { from: minimumDays, days: price?.days ?? minimumDays });
  const point = curve?.points.find((candidate) => candidate.days === days);
  const isPreview = price !== null && days !== price.days && point !== undefined;
  const oneWayCents = price?.oneWay?.cents ?? 0;
  const shown = price && {
    days: isPreview ? point.days : price.days,
    rent: isPreview ? format.money(point.total) : price.rent,
    total: isPreview ? format.money(add(point.total, money(oneWayCents))) : price.total,
    perDay: isPreview ? format.money(point.perDay) : price.perDay,
    isPreview,
  };
  const extras = offers.filter(({ key, mandatory }) => mandatory || services.includes(key));
  const summary =
    shown &&
    sumUp({
      rentCents: isPreview ? point.total.cents : price.rentCents,
      oneWayCents,
      days: shown.days,
      extras,
      basisPoints: price.tax?.basisPoints,
    });

  const returnQuery = new URLSearchParams([
    ...Object.entries(period.asked),
    ...(returnDepot ? [[RETURN_PARAM, returnDepot.code] as [string, string]] : []),
    ...services.map((key): [string, string] => [SERVICE_PARAM, key]),
  ]);
  const errand = `/trailers/${id}?${returnQuery.toString()}`;
  useNotedErrand(errand);
  const loginPath = `/login?${new URLSearchParams({ redirect: localePath(locale, errand) }).toString()}`;
  const [wantedCount, setWantedCount] = useState(1);
  const quantity = Math.min(wantedCount, Math.max(1, data.freeOfKind));
  const cart = useAddToCart({
    trailerId: id,
    number,
    from: period.from,
    to: period.to,
    asked: period.asked,
    services: extras.map(({ key }) => key),
    returnDepotId: returnDepot?.id,
    loginPath,
    quantity,
  });

  return {
    curve,
    shown,
    summary,
    services,
    extraCount: extras.length,
    cart,
    quantity,
    chooseQuantity: setWantedCount,
    loginPath,
    isAsking,
    choose,
    chooseReturn,
    /** By the clock of the depot, so that nothing is left for opening hours to change. */
    chooseSnapped: ({ period: { localFrom, localTo } }: SnappedChoice) => choose({ from: localFrom, to: localTo }),
    preview: (previewDays: number) => setPreview({ asked, days: previewDays }),
    chooseDays: (wanted: number) => choose({ from: period.local.from, to: addDays(period.local.from, wanted) }),
    chooseService: (key: string, isChosen: boolean) =>
      setServices((chosen) => chooseService(chosen, { key, isChosen }, offers)),
  };
}
