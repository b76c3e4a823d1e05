export type ImageSize = { readonly width: number; readonly height: number; readonly ratio: number };

const NO_SIZE: ImageSize = { width: 0, height: 0, ratio: 0 };

/** The size a picture has of itself. A picture that cannot be read has none, and no page fails over it. */
export function readImageSize(url: string): Promise<ImageSize> {
  if (typeof Image === 'undefined') return Promise.resolve(NO_SIZE);
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width > 0 && height > 0 ? { width, height, ratio: width / height } : NO_SIZE);
    });
    image.addEventListener('error', () => resolve(NO_SIZE));
    image.src = url;
  });
}
