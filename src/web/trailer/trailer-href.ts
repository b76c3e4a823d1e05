type Asked = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly returnDepot?: string | undefined;
};

/** The page of a trailer. It keeps the period of a search and where it is brought back, and nothing else of it. */
export function trailerHref(id: string, asked: Asked | null): string {
  const kept = new URLSearchParams(asked?.from && asked.to ? { from: asked.from, to: asked.to } : {});
  if (asked?.returnDepot) kept.set('returnDepot', asked.returnDepot);
  return kept.size > 0 ? `/trailers/${id}?${kept.toString()}` : `/trailers/${id}`;
}
