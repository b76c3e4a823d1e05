import type { HelpPage, HomePage, HowItWorks } from '#domain/content/story.ts';
import { cleanRichText } from '#domain/content/clean-rich-text.ts';
import { fillPlaceholders } from '#domain/content/fill-placeholders.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { localePath } from '#i18n/paths.ts';
import { listLegs } from '#services/leg/list-legs.ts';
import { getStorefront } from '#services/trailer/get-storefront.ts';
import { formatHours } from '#web/depot/format-hours.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { teaseLegs } from '#web/leg/describe-leg.server.ts';
import { shortDepotName } from '#web/trailer/results/place.ts';
import { facilityName } from '#web/words/facility-name.ts';
import { describePeriod } from './describe-period.server.ts';
import { suggestPeriod } from './suggest-period.ts';

const EXAMPLE_TABLE_DAYS = [1, 7, 14];
const LISTED_DEPOTS = 6;
const LISTED_ANSWERS = 5;
const LISTED_LEGS = 3;

type HomeNeeds = Pick<PageRequest, 'deps' | 'locale' | 'format' | 'config' | 'getActor'>;

/** Everything the home page shows, in the words and figures of one language. */
export async function loadHome({ deps, locale, format, config, getActor }: HomeNeeds) {
  const actor = await getActor();
  const [storefront, stories, legs] = await Promise.all([
    getStorefront(deps, actor),
    loadStories(deps.content, locale),
    listLegs(deps, actor),
  ]);
  const { trailers, depots, types, example } = storefront;
  const flat = example?.flat.toSorted((a, b) => b.toDay - b.fromDay - (a.toDay - a.fromDay))[0];
  const keyBoxDepots = depots.filter(({ keyBox }) => keyBox).map(({ name }) => name.split(/[- ]/)[0] ?? name);
  const fill = (text: string) =>
    fillPlaceholders(text, {
      trailers: format.number(trailers),
      depots: format.number(depots.length),
      keyBoxDepots: format.list(keyBoxDepots),
      flatFrom: String(flat?.fromDay ?? ''),
      flatTo: String(flat?.toDay ?? ''),
      phone: config.contact.phone,
    });
  const { home } = stories;
  const description = fill(home.description);
  const intl = getIntl(locale);

  return {
    kind: 'shop',
    meta: [
      { title: config.productName },
      { name: 'description', content: description },
      { property: 'og:title', content: config.productName },
      { property: 'og:description', content: description },
    ],
    hero: { headline: home.heroHeadline, text: home.heroText, promises: home.promises.map(({ text }) => fill(text)) },
    period: describePeriod(suggestPeriod(deps.clock.now()), format),
    trailers,
    legs: legs.length > 0 ? teaseLegs(legs.slice(0, LISTED_LEGS), { intl, format }) : null,
    typesHeadline: home.typesHeadline,
    tiles: config.trailerTypes.flatMap(({ type }) => {
      const facts = types.find((known) => known.type === type);
      const text = home.tiles.find((tile) => tile.type === type)?.text ?? '';
      if (!facts) return [];
      const { count, rates } = facts;
      const shown = rates && { day: format.roundMoney(rates.day), month: format.roundMoney(rates.month) };
      const { minimumDays, subTypes } = rulesOf(type);
      return [{ type, subType: subTypes[0] ?? '', text, count, rates: shown, minimumDays }];
    }),
    contact: { headline: home.contactHeadline, text: home.contactText, hours: home.contactHours },
    price: example &&
      flat && {
        headline: home.priceHeadline,
        text: fill(home.priceText),
        curve: example,
        flat: { from: flat.fromDay, to: flat.toDay, amount: format.roundMoney(flat.total) },
        rows: example.points
          .filter(({ days }) => EXAMPLE_TABLE_DAYS.includes(days) || days === flat.fromDay || days === flat.toDay)
          .map(({ days, perDay, total }) => ({
            days,
            perDay: format.money(perDay),
            total: format.money(total),
            isFlat: days >= flat.fromDay && days <= flat.toDay,
          })),
      },
    depotsHeadline: fill(home.depotsHeadline),
    depots: depots
      .toSorted((a, b) => b.trailers - a.trailers || a.name.localeCompare(b.name, locale))
      .map((depot, index) => ({
        id: depot.id,
        code: depot.code,
        name: depot.name,
        short: shortDepotName(depot.name, depot.city),
        city: depot.city,
        country: depot.country,
        lat: depot.lat,
        lon: depot.lon,
        trailers: depot.trailers,
        trailersText: intl.formatMessage({ id: 'depot.trailers' }, { count: depot.trailers }),
        hours: formatHours(depot.hours, format),
        facilities: [...depot.facilities, ...(depot.keyBox ? ['keyBox'] : [])]
          .map((key) => facilityName(intl, key))
          .join(', '),
        href: localePath(locale, `/trailers?depot=${depot.code}`),
        isListed: index < LISTED_DEPOTS,
      })),
    steps: stories.howItWorks.steps.map(({ title, text }) => ({ title, text })),
    stepsHeadline: stories.howItWorks.headline,
    help: {
      headline: stories.help.headline,
      text: stories.help.text,
      sections: stories.help.sections.slice(0, LISTED_ANSWERS).map(({ anchor, title, body }) => ({
        anchor,
        title,
        body: cleanRichText(body, { values: config.contact, imageHosts: config.imageHosts }),
      })),
    },
  } as const;
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

type Stories = { home: HomePage; howItWorks: HowItWorks; help: HelpPage };

async function loadStories(content: PageRequest['deps']['content'], locale: string): Promise<Stories> {
  const find = async (slug: string) => (await content.findStory({ slug, locale }))?.content;
  const [home, howItWorks, help] = await Promise.all([find('home'), find('how-it-works'), find('help')]);
  if (home?.component !== 'home' || howItWorks?.component !== 'howItWorks' || help?.component !== 'help') {
    throw new Error('The content of the home page is missing');
  }
  return { home, howItWorks, help };
}
