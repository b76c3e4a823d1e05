import { DateInput, DateSegment } from 'react-aria-components/DateField';

/** The parts of a date as the language writes them, each one typed or stepped. */
export function DateSegments({ className }: { readonly className: string }) {
  return (
    <DateInput className={className}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-badge px-0.5 whitespace-pre outline-none data-focused:bg-asphalt-950 data-focused:text-white data-placeholder:text-asphalt-500 data-placeholder:data-focused:text-white data-[type=literal]:px-0"
        />
      )}
    </DateInput>
  );
}
