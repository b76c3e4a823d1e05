type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

/** The page of a trailer. It keeps the period of a search and nothing else of it. */
export const trailerHref = (id: string, period: Asked | null): string =>
  period?.from && period.to
    ? `/trailers/${id}?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`
    : `/trailers/${id}`;
