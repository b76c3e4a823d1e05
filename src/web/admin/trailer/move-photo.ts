/** The list with one of its members at another place; a place beyond the ends is the end. */
export function movePhoto<Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  id: string,
  to: number,
): readonly Photo[] {
  const photo = photos.find((candidate) => candidate.id === id);
  if (photo === undefined) return photos;
  return photos.filter((candidate) => candidate.id !== id).toSpliced(Math.max(0, to), 0, photo);
}
