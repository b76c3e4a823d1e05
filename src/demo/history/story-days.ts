import { DAY_MS } from '#domain/time/duration.ts';
import type { DemoTrailer } from '../make-trailers.ts';
import type { OrderStory, StoryLine } from '../stories/story.ts';
import { DEMO_WORKSHOP_PERIODS } from '../workshop-periods.ts';
import type { PlanGround, TakenDays } from './plan.ts';

/** A closed depot moves the pick-up of a story by some days, and one that is overdue is not back in time. */
const BEFORE_STORY = 2;
const AFTER_STORY = 9;
/** Nothing is planned that far ahead. */
const FOR_EVER = 400;
const CERTIFICATE_DAYS = 40;

/** What stories, visits to the workshop and papers that end leave of the trailers' days. */
export function storyDays(
  stories: readonly OrderStory[],
  trailers: readonly Pick<DemoTrailer, 'number' | 'certificates'>[],
  today: string,
): Pick<PlanGround, 'taken' | 'ordersPlaced' | 'outToday'> {
  const lines = stories.flatMap((story) => story.lines);
  const ofStories = [...Map.groupBy(lines, ({ trailer }) => trailer)].map(([trailer, all]): TakenDays => ({
    trailer,
    fromDay: Math.min(...all.map(({ fromDay }) => fromDay)) - BEFORE_STORY,
    toDay: Math.max(...all.map((line) => line.fromDay + line.days + extraDays(line))) + AFTER_STORY,
  }));
  const ofWorkshops = DEMO_WORKSHOP_PERIODS.map(({ number, fromDay, days }): TakenDays => ({
    trailer: number,
    fromDay,
    toDay: fromDay + days,
  }));
  const ofPapers = trailers.flatMap(({ number, certificates }): readonly TakenDays[] => {
    const days = Math.min(...certificates.map(({ validUntil }) => daysBetween(today, validUntil)));
    return days > CERTIFICATE_DAYS ? [] : [{ trailer: number, fromDay: days - 1, toDay: FOR_EVER }];
  });
  return {
    taken: [...ofStories, ...ofWorkshops, ...ofPapers],
    ordersPlaced: stories.map(({ placedHoursAgo }) => -Math.ceil(placedHoursAgo / 24)),
    outToday: lines.flatMap(({ trailer, rental }) =>
      rental !== undefined && rental !== 'noShow' && rental.returnedDaysLate === undefined ? [trailer] : [],
    ),
  };
}

const extraDays = ({ rental }: StoryLine): number =>
  rental === undefined || rental === 'noShow' ? 0 : (rental.extended?.days ?? 0);

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
