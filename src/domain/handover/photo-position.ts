import { requiredPhotos } from './handover-plan.ts';

export const MOST_DAMAGE_PHOTOS = 5;

const DAMAGE_PHOTO = /^damage-([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})-([1-9])$/;

/** Where a photo of a damage belongs: the first is number 1. */
export const damagePhoto = (damageId: string, number: number): string => `damage-${damageId}-${number}`;

/** The damage that a position shows, if it is one of a damage. */
export function damageOfPhoto(position: string): string | undefined {
  const [, damageId, number] = DAMAGE_PHOTO.exec(position) ?? [];
  return Number(number) <= MOST_DAMAGE_PHOTOS ? damageId : undefined;
}

/** Whether a protocol of this type of trailer has a place for such a photo. */
export const isPhotoPosition = (type: string, position: string): boolean =>
  requiredPhotos(type).some((required) => required === position) || damageOfPhoto(position) !== undefined;
