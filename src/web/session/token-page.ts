/** A page whose address holds a secret tells it to nobody: no referrer, no cache, no search engine. */
export const TOKEN_PAGE_HEADERS = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' } as const;

export const NO_INDEX = { name: 'robots', content: 'noindex' } as const;
