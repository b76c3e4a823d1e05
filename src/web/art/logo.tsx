import logo from './logo.svg?url&no-inline';

/**
 * The fifth-wheel plate seen from above with the kingpin in its slot, and the name as outlines of Sofia Sans Extra
 * Condensed 800, so that it needs no font. A file of its own: it takes the colour of the text around it.
 */
export function Logo({ className = 'h-8 w-auto' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 110 32" fill="currentColor" aria-hidden="true" className={className}>
      <use href={`${logo}#logo`} />
    </svg>
  );
}
