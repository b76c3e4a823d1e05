import type { ReactNode } from 'react';
import type { TrailerType } from '#domain/trailer/trailer-type.ts';

const RAISED_DECK = (
  <>
    <path d="M1.5 12h6l2.5 2.5h12.5" strokeWidth="2.25" />
    <path d="M1.5 11.5V9.75M22.5 14V9.75M12.5 14v-2" />
  </>
);

const ICONS = {
  box: <path d="M1.5 15V4h21v11ZM18.5 4v11M6.5 15v5.2" />,
  chassis: (
    <>
      {RAISED_DECK}
      <path d="M1.5 6.25V3.5h3M19.5 3.5h3v2.75M6.5 12.5v7.7" />
    </>
  ),
  chassisAllround: (
    <>
      {RAISED_DECK}
      <path d="M4 5h16M17.25 2.25 20 5l-2.75 2.75M6.75 2.25 4 5l2.75 2.75M6.5 12.5v7.7" />
    </>
  ),
  cool: (
    <>
      <path d="M4.5 15V3.5h18V15ZM4.5 5.5h-3v5h3M8 15v5.2" />
      <path d="M13.5 5.75v7M10.47 7.5l6.06 3.5M16.53 7.5l-6.06 3.5" strokeWidth="1.5" />
    </>
  ),
  plane: <path d="M1.5 15V4h21v11ZM6.75 4v7.5M12 4v7.5M17.25 4v7.5M6.5 15v5.2" />,
  tipper: <path d="m6 2.5 16.5 4.5-2 5.5L9 9.2ZM1.5 15h21M2.5 15 6 3M6.5 15v5.2" />,
  tipperAgrar: (
    <>
      <path d="M1.5 15V6.5Q12 .5 22.5 6.5V15ZM6.5 15v5.2" />
      <path d="M12 12.5V6M9.25 6.25 12 8.5l2.75-2.25M9.25 9.5 12 11.75l2.75-2.25" strokeWidth="1.5" />
    </>
  ),
} as const satisfies Record<TrailerType, ReactNode>;

const hasIcon = (type: string): type is TrailerType => type in ICONS;

interface TypeIconProps {
  readonly type: string;
  readonly className?: string;
}

/** The small side view of a trailer type, in the colour of the text around it. */
export function TypeIcon({ type, className = 'size-6' }: TypeIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {ICONS[hasIcon(type) ? type : 'box']}
      <path
        d="M15 16.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM20.2 16.4a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
