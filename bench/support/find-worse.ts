import { FIGURES, pointsOf } from './figures.ts';
import { type Result, readResults } from './read-results.ts';

/** By so much a figure may be above the one that was recorded last. */
const MOST_GROWTH = 1.2;

/** What of a new result has grown by more than a fifth since it was last recorded on the same kind of machine. */
export const findWorse = (result: Pick<Result, 'bench' | 'machine' | 'text'>, history: string): readonly string[] =>
  FIGURES.filter(({ bench, better }) => bench === result.bench && better === 'lower').flatMap((figure) => {
    const known = readResults(history).filter(({ machine }) => machine === result.machine);
    const [now] = pointsOf(figure, [{ ...result, date: '' }]);
    const before = pointsOf(figure, known).at(-1);
    if (!now || !before || now.value / before.value <= MOST_GROWTH) return [];
    return [`${figure.title}: ${now.value} ${figure.unit} instead of ${before.value} (${before.date})`];
  });
