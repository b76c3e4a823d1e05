import { Notice } from '#web/ui/notice.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import type { LegTeaser as Teaser } from './describe-leg.server.ts';

/** Empty legs in a line each, and where they can be had. */
export default function LegTeaser({ lines, action }: Teaser) {
  return (
    <Notice
      tone="free"
      action={
        <LinkButton to="/empty-legs" tone="free" size="s" className="max-sm:w-full">
          {action}
        </LinkButton>
      }
    >
      <ul>
        {lines.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </Notice>
  );
}
