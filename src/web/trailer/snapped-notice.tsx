import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { SnappedChoice, SnappedView } from './describe-snapped.ts';
import { joined } from './joined.ts';

type SnappedNoticeProps = {
  readonly snapped: SnappedView;
  readonly onChoose: (choice: SnappedChoice) => unknown;
  readonly isBusy?: boolean;
};

/** What became of the period asked for and why, with the longer ones one click away. */
export function SnappedNotice({ snapped, onChoose, isBusy = false }: SnappedNoticeProps) {
  return (
    <SnappedFrame sentences={snapped.sentences}>
      {snapped.choices.map((choice) => (
        <li key={choice.key}>
          <Button size="s" disabled={isBusy} onClick={() => void onChoose(choice)} className="max-w-full shrink!">
            <span className="text-balance">{joined(choice.text, choice.cost)}</span>
          </Button>
        </li>
      ))}
    </SnappedFrame>
  );
}

type SnappedFrameProps = { readonly sentences: readonly string[]; readonly children: readonly ReactNode[] };

export function SnappedFrame({ sentences, children }: SnappedFrameProps) {
  return (
    <Notice>
      {sentences.map((sentence) => (
        <p key={sentence} className="font-semibold">
          {sentence}
        </p>
      ))}
      {children.length > 0 && <ul className="mt-2 flex flex-wrap gap-2">{children}</ul>}
    </Notice>
  );
}
