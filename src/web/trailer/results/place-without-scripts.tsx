/** Only the server writes it, so only the server has its code; browsers with scripts never look inside. */
const PlainPlace = import.meta.env.SSR ? (await import('./plain-place.tsx')).PlainPlace : undefined;

// Shown without scripts only: with them, browsers take what is inside for a text.
export const PlaceWithoutScripts = (props: { readonly returnTo: string }) => (
  <noscript className="noscript:contents">{PlainPlace && <PlainPlace {...props} />}</noscript>
);
