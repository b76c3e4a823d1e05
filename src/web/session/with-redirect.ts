/** A page of the way in that remembers where its reader wanted to go. */
export const withRedirect = (page: '/login' | '/sign-up', target: string | undefined): string =>
  target === undefined ? page : `${page}?${new URLSearchParams({ redirect: target }).toString()}`;
