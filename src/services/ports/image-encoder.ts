import type { Result } from '#domain/result.ts';

export type EncodedImage = { readonly bytes: Uint8Array; readonly width: number; readonly height: number };

export type EncodeOptions = {
  /** The widest the result may be; a smaller original keeps its size. */
  readonly maxWidth: number;
  readonly quality: number;
  /** A webp unless told; paper takes only the older formats. */
  readonly format?: 'webp' | 'jpeg' | 'png';
};

/** `unsupported-media-type`: not a picture we accept, or a broken one. `unavailable`: too much work is waiting already. */
export type EncodeFailure = 'unsupported-media-type' | 'too-large' | 'unavailable';

/** Turns untrusted bytes into a clean picture: judged by content, upright, without any metadata. */
export type ImageEncoderPort = {
  encode(bytes: Uint8Array, options: EncodeOptions): Promise<Result<EncodedImage, EncodeFailure>>;
};
