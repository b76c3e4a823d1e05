import type { Format } from '#i18n/format.ts';

export type Hours = Readonly<Partial<Record<string, readonly { readonly from: string; readonly to: string }[]>>>;

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** `06:00` is said as `06`, `12:30` stays. */
const hour = (time: string) => time.replace(/:00$/, '');

type HoursRun = {
  readonly first: string;
  readonly last: string;
  readonly ranges: readonly { from: string; to: string }[];
};

/** Days with the same hours that follow each other are one run; closed days are left out. */
function toRuns(hours: Hours): readonly HoursRun[] {
  const runs: HoursRun[] = [];
  for (const day of WEEK) {
    const ranges = hours[day] ?? [];
    const run = runs.at(-1);
    const isSame = run && Number(run.last) === Number(day) - 1 && JSON.stringify(run.ranges) === JSON.stringify(ranges);
    if (isSame) runs.splice(-1, 1, { ...run, last: day });
    else runs.push({ first: day, last: day, ranges });
  }
  return runs.filter(({ ranges }) => ranges.length > 0);
}

/** `Mo`, also where the language writes `Mo.` */
const nameDay = (day: string, format: Format): string => format.weekday(day, 'short').replace(/\.$/, '');

const nameRun = ({ first, last }: HoursRun, format: Format): string =>
  first === last ? nameDay(first, format) : `${nameDay(first, format)}–${nameDay(last, format)}`;

/** Opening hours in one line: `Mo–Fr 06–20, Sa 07–13`. */
export const formatHours = (hours: Hours, format: Format): string =>
  toRuns(hours)
    .map((run) => {
      const times = run.ranges.map(({ from, to }) => `${hour(from)}–${hour(to)}`).join(', ');
      return `${nameRun(run, format)} ${times}`;
    })
    .join(', ');

/** Opening hours as the rows of a table. */
export const listHours = (hours: Hours, format: Format): readonly { readonly days: string; readonly times: string }[] =>
  toRuns(hours).map((run) => ({
    days: nameRun(run, format),
    times: run.ranges.map(({ from, to }) => `${from}–${to}`).join(', '),
  }));
