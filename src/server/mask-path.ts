const SECRET_SEGMENTS = [
  /^((?:\/[a-z]{2})?\/(?:register|reset-account)\/)[^/]+/,
  /^(\/api\/(?:registrations|users\/reset-account)\/)[^/]+/,
];
const NAME_SEGMENT = /^((?:\/[a-z]{2})?\/sign-up\/confirmed-)[^/]+/;

/** A path as it may appear in a log: tokens and names are replaced by a star. */
export const maskPath = (path: string): string =>
  [...SECRET_SEGMENTS, NAME_SEGMENT].reduce((masked, pattern) => masked.replace(pattern, '$1*'), path);
