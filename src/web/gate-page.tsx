import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import hero from '#web/art/scenes/hero.svg?url';
import { cx } from '#web/ui/cx.ts';

interface GatePageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** What stands in front of the picture. Without it the picture is left out on phones. */
  readonly panel?: ReactNode;
  /** Forms with fields side by side need more room. */
  readonly isWide?: boolean;
}

/** The way into the yard: a form, and on wide screens the yard beside it. */
export function GatePage({ title, lead, children, panel, isWide = false }: GatePageProps) {
  return (
    <div
      className={cx(
        'grid lg:min-h-[calc(100dvh-4rem)]',
        isWide ? 'lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]' : 'lg:grid-cols-[minmax(0,9fr)_minmax(0,11fr)]',
      )}
    >
      <div className="px-4 py-8 md:px-6 md:py-12 lg:ps-[max(1.5rem,calc(50vw-40.5rem))] lg:pe-12 lg:py-16">
        <div className={cx('mx-auto lg:mx-0', isWide ? 'max-w-2xl' : 'max-w-md')}>
          <h1 className="text-h1 hyphens-auto">{title}</h1>
          {lead !== undefined && <p className="mt-4 text-lg leading-7 text-pretty text-asphalt-600">{lead}</p>}
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <aside
        className={cx(
          'on-asphalt relative isolate flex flex-col justify-end overflow-hidden bg-asphalt-950 text-white',
          panel === undefined && 'max-lg:hidden',
        )}
      >
        <img
          src={hero}
          alt=""
          className="absolute inset-0 -z-10 size-full object-cover object-[74%_100%] max-lg:opacity-40"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-asphalt-950 from-5% to-transparent to-75%" />
        {panel !== undefined && (
          <div className="px-4 py-10 md:px-6 lg:sticky lg:bottom-0 lg:px-12 lg:pt-64 lg:pb-14">{panel}</div>
        )}
      </aside>
    </div>
  );
}

interface PanelClaimProps {
  readonly title?: ReactNode;
  readonly points: readonly ReactNode[];
}

/** A headline with its reasons, on the picture. */
export function PanelClaim({ title, points }: PanelClaimProps) {
  return (
    <div className="max-w-lg">
      {title !== undefined && <p className="text-h2 mb-5">{title}</p>}
      <ul className="space-y-2.5 text-lg leading-7">
        {points.map((point, position) => (
          // The list never changes its order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={position} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-1 size-5 shrink-0" />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A question with its way on, below a form. */
export function AsideLink({ question, children }: { readonly question: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-body-s text-asphalt-600">
      {question} <span className="text-asphalt-950">{children}</span>
    </p>
  );
}
