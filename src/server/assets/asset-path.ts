import { hash } from 'node:crypto';

const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest)$/;

/** Whether a file of a build has compressed copies beside it. */
export const isCompressible = (name: string): boolean => COMPRESSIBLE.test(name);

/**
 * Where the storage keeps a file of a build, in its smallest form. Names of such files have capitals and dots, which paths
 * of the storage do not.
 */
export const toAssetPath = (name: string): string =>
  `assets/${hash('sha256', name)}.${isCompressible(name) ? 'br' : 'bin'}`;

/** Says when the files of a build were put there. */
export const toMarkPath = (names: readonly string[]): string => `assets/${hash('sha256', names.join('\n'))}.txt`;

/** Whatever lies there longer belongs to no release that runs. */
export const KEPT_DAYS = 30;
export const RENEWED_AFTER_DAYS = 7;
