import type { Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type Ahead, AHEAD_ATTRIBUTE } from '#web/client/ahead.ts';

type Props = Omit<LinkProps, 'prefetch'> & {
  readonly ref?: Ref<HTMLAnchorElement>;
  /** All links of the shop are fetched ahead when they come into view; lists of many do better to wait for the pointer. */
  readonly ahead?: Ahead;
};

/** Has a scheme or a host of its own, as browsers read it. */
const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i;

/** A link inside the shop. It refuses to lead to another site; a plain anchor says that on purpose. */
export function PrefetchLink({ ahead = 'view', ...props }: Props) {
  const isOutside = typeof props.to === 'string' && ABSOLUTE_URL.test(props.to);
  if (isOutside) return <span className={props.className}>{props.children}</span>;
  return <Link discover="none" {...props} {...{ [AHEAD_ATTRIBUTE]: ahead }} />;
}
