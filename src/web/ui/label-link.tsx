import type { SyntheticEvent } from 'react';
import type { LinkProps } from 'react-router';
import { TextLink } from './text-link.tsx';

const keepToItself = (event: SyntheticEvent) => event.stopPropagation();

/**
 * A link among the words of a box to tick. It opens in a tab of its own, so that nothing typed is lost, and leaves the box
 * as it is: whatever reaches the label counts as a tick.
 */
export function LabelLink(props: Omit<LinkProps, 'className' | 'target'>) {
  return (
    <TextLink
      {...props}
      target="_blank"
      onClick={keepToItself}
      onPointerDown={keepToItself}
      onMouseDown={keepToItself}
      onTouchStart={keepToItself}
      onKeyDown={keepToItself}
    />
  );
}
