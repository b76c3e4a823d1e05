import type { Town } from './gazetteer.ts';

/** In the reader's language and script. */
export const townName = ({ name, names }: Town, language: string): string => names[language] ?? name;
