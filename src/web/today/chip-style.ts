/** A link on the dark band below the search. */
export const CHIP =
  'inline-flex min-h-9 items-center rounded-full border border-asphalt-500 px-3.5 text-body-s font-semibold whitespace-nowrap hover:border-white touch:min-h-11';
