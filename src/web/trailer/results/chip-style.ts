import { cx } from '#web/ui/cx.ts';

const SHAPE =
  'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-4 py-1.5 text-body-s font-semibold whitespace-nowrap transition-colors pointer-coarse:min-h-11';

/** The look of a filter chip on elements that are no buttons. */
export const chipStyle = (isChosen: boolean): string =>
  cx(
    SHAPE,
    isChosen
      ? 'border-asphalt-950 bg-asphalt-950 text-white hover:bg-asphalt-700'
      : 'border-line-strong bg-sheet text-asphalt-950 hover:border-asphalt-950 active:bg-paper-sunken',
  );
