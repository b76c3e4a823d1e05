/** Whether a browser has what the tag names, by the weak comparison that is meant for this. */
export const matchesEtag = (condition: string | undefined, etag: string): boolean => {
  const opaque = etag.replace(/^W\//, '');
  return condition?.split(',').some((part) => ['*', opaque].includes(part.trim().replace(/^W\//, ''))) ?? false;
};
