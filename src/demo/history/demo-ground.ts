import type { Temporal } from 'temporal-polyfill';
import type { DepotCalendar } from '#domain/depot/opening-hours.ts';
import type { HolidaysPort } from '#services/ports/holidays.ts';
import { DEMO_DEPOTS } from '../depots.ts';
import type { DemoTrailer } from '../make-trailers.ts';
import type { OrderStory } from '../stories/story.ts';
import type { PlanGround } from './plan.ts';
import { storyDays } from './story-days.ts';

const YEARS = [-2, -1, 0, 1] as const;

/** The demo as its plan sees it. */
export async function demoGround(
  holidays: HolidaysPort,
  {
    today,
    trailers,
    stories,
  }: { today: Temporal.PlainDate; trailers: readonly DemoTrailer[]; stories: readonly OrderStory[] },
): Promise<PlanGround> {
  const regions = [...new Set(DEMO_DEPOTS.map(({ holidayRegion }) => holidayRegion))];
  const daysOff = new Map(
    await Promise.all(
      regions.map(async (region) => {
        const lists = await Promise.all(YEARS.map((years) => holidays.listHolidays(region, today.year + years)));
        return [region, new Set(lists.flat().map(({ date }) => date))] as const;
      }),
    ),
  );
  const calendars = DEMO_DEPOTS.map(
    ({ code, timeZone, keyBox, openingHours, holidayRegion }): [string, DepotCalendar] => [
      code,
      {
        timeZone,
        keyBox,
        week: openingHours.week,
        seasons: openingHours.seasons,
        exceptions: [],
        holidays: daysOff.get(holidayRegion) ?? new Set(),
      },
    ],
  );
  return { today, trailers, calendars: new Map(calendars), ...storyDays(stories, trailers, today.toString()) };
}
