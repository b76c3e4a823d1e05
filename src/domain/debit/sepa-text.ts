import { spellLatin } from '#domain/text/spell-latin.ts';

const MARKS = /\p{M}/gu;
const FOREIGN = /[^A-Za-z0-9/?:().,'+ -]/g;

/**
 * A text in the letters that banks of the euro area carry. What has none becomes a full stop; where nothing is left that
 * could be read, the text is not provided.
 */
export function toSepaText(text: string, longest: number): string {
  const composed = Array.from(text.toWellFormed().normalize('NFC'), spellLatin).join('');
  const bare = Array.from(composed.normalize('NFD').replaceAll(MARKS, ''), spellLatin).join('');
  const carried = bare.replaceAll(/\s+/g, ' ').replaceAll(FOREIGN, '.').trim().slice(0, longest).trim();
  return /[A-Za-z0-9]/.test(carried) ? carried : 'NOTPROVIDED';
}
