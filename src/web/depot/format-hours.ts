type Hours = Readonly<Partial<Record<string, readonly { readonly from: string; readonly to: string }[]>>>;

const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const;
// A Monday, so that adding the weekday gives its name.
const MONDAY = Date.UTC(2026, 0, 5);

const namesOf = new Map<string, readonly string[]>();

/** Making a date format costs more than using it, so each language's names are made once. */
function weekdayName(locale: string, day: string): string {
  let names = namesOf.get(locale);
  if (!names) {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    names = WEEK.map((_, index) => format.format(MONDAY + index * 86_400_000).replace(/\.$/, ''));
    namesOf.set(locale, names);
  }
  return names[Number(day) - 1] ?? '';
}

/** `06:00` is said as `06`, `12:30` stays. */
const hour = (time: string) => time.replace(/:00$/, '');

/** Opening hours in one line: `Mo–Fr 06–20, Sa 07–13`. Days with the same hours that follow each other are one. */
export function formatHours(hours: Hours, locale: string): string {
  const runs: { first: string; last: string; times: string }[] = [];
  for (const day of WEEK) {
    const times = (hours[day] ?? []).map(({ from, to }) => `${hour(from)}–${hour(to)}`).join(', ');
    const run = runs.at(-1);
    if (run?.times === times && Number(run.last) === Number(day) - 1) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => {
      const days =
        first === last ? weekdayName(locale, first) : `${weekdayName(locale, first)}–${weekdayName(locale, last)}`;
      return `${days} ${times}`;
    })
    .join(', ');
}
