/** Only the server writes it, so only the server has its code; browsers with scripts never look inside. */
const PlainPlace = import.meta.env.SSR ? (await import('./plain-place.tsx')).PlainPlace : undefined;

export const PlaceWithoutScripts = () => <noscript className="contents">{PlainPlace && <PlainPlace />}</noscript>;
