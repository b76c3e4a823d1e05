const MESSAGES = {
  'unknown-provider': 'Unknown image provider',
  'unknown-preset': 'Unknown image preset',
  'input-not-a-string': 'The image source is not a string',
  'empty-densities': 'The image densities are empty',
  'unknown-loading': 'Image loading is neither lazy nor eager',
  'unknown-decoding': 'Image decoding is none of async, auto and sync',
} as const;

export type ImageErrorCode = keyof typeof MESSAGES;

/** A mistake of whoever wrote the page or its content, not of the visitor: it is thrown. */
export const imageError = (code: ImageErrorCode, value: unknown) =>
  Object.assign(new Error(`${MESSAGES[code]}: ${JSON.stringify(value)}`), { name: 'ImageError', code });
