import { useIntl } from '#i18n/intl.tsx';
import type { Followup } from './find-followed.ts';
import { useBarWords } from './use-bar-words.ts';

/** Says what has become of what somebody dealt with, to whoever does not see it. */
export function FollowedWords({ followup }: { readonly followup: Followup | undefined }) {
  const { formatMessage } = useIntl();
  const say = useBarWords();
  const { landing, outcome = 'same' } = followup ?? {};
  const bar = landing?.row.bars[landing.bar];
  const trailer = landing?.row.number ?? '';
  return (
    <p role="status" className="sr-only">
      {outcome === 'gone' && formatMessage({ id: 'adminBoard.followed.gone' }, { trailer })}
      {outcome === 'changed' &&
        bar &&
        formatMessage(
          { id: 'adminBoard.followed.changed' },
          { trailer, words: say(bar, landing?.row.marks?.get(bar[5])) },
        )}
    </p>
  );
}
