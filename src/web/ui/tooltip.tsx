import type { ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

interface TooltipProps {
  readonly text: ReactNode;
  /** Something that can take focus. */
  readonly children: ReactElement<{ role?: string }, string>;
}

/** For names of pictures only; nothing about money is ever hidden here. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={6}
        className="max-w-64 rounded-control bg-asphalt-950 px-2.5 py-1.5 text-sm text-white shadow-2 data-entering:animate-appear"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
