/** Only the server writes it, so only the server has its code; browsers with scripts never look inside. */
const PlainFilters = import.meta.env.SSR ? (await import('./plain-filters.tsx')).PlainFilters : undefined;

export const FiltersWithoutScripts = () => <noscript>{PlainFilters && <PlainFilters />}</noscript>;
