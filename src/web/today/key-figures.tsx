import type { FigureView } from './describe-figures.server.ts';

/** A few figures beside the headline, in a ruled row. */
export function KeyFigures({ figures }: { readonly figures: readonly FigureView[] }) {
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-4 sm:gap-x-0 sm:divide-x sm:divide-line-strong">
      {figures.map(({ key, label, value, note }) => (
        <div key={key} className="min-w-0 sm:px-5 sm:first:ps-0 sm:last:pe-0">
          <dt className="text-label text-asphalt-600">{label}</dt>
          <dd className="font-condensed text-xl leading-7 font-bold">
            {value}
            {note !== '' && <span className="block font-sans text-sm font-semibold text-danger">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
