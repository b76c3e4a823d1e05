import { Check } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import hero from '#web/art/scenes/hero.svg?url';
import type { HomeData } from './load-home.server.ts';
import { SearchForm } from './search-form.tsx';

type HeroProps = HomeData['hero'] & Pick<HomeData, 'period' | 'depots'>;

export function Hero({ headline, text, promises, period, depots }: HeroProps) {
  return (
    <section className="on-asphalt relative bg-asphalt-950 text-white">
      <div className="absolute inset-0 overflow-hidden">
        <img
          src={hero}
          alt=""
          fetchPriority="high"
          className="h-[94%] w-full object-cover object-[72%_100%] md:object-bottom"
        />
        <div className="absolute inset-0 bg-linear-to-r from-asphalt-950/85 via-asphalt-950/35 to-transparent" />
        <div className="absolute inset-x-0 bottom-0 h-1/4 bg-linear-to-t from-asphalt-950 to-transparent" />
      </div>
      <div className="relative mx-auto max-w-content px-4 pt-10 pb-6 md:px-6 md:pt-16">
        <h1 className="text-hero max-w-3xl">{headline}</h1>
        <p className="mt-6 max-w-xl text-lg leading-7 text-white/85 md:text-xl md:leading-8">{text}</p>
        <div className="mt-28 md:mt-60 xl:mt-72">
          <SearchForm
            period={period}
            depots={depots}
            tone="signal"
            submit={<FormattedMessage id="home.search.submit" />}
            className="grid shadow-3"
          />
        </div>
        <ul className="mt-4 flex flex-col gap-x-8 gap-y-2 text-body-s text-white/85 md:flex-row md:flex-wrap">
          {promises.map((promise) => (
            <li key={promise} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
