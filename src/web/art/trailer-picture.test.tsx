import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findVariantPath } from '#domain/image/image-variant.ts';
import { Image } from '#web/ui/image.tsx';
import { TrailerPicture } from './trailer-picture.tsx';

const PHOTO = { url: '/uploads/trailer/a.webp', width: 2048, height: 1152 };

test.each([
  ['a card', <TrailerPicture key="" type="plane" subType="mega" image={PHOTO} isFree widest="320px" />],
  ['a card on the map', <TrailerPicture key="" type="plane" subType="mega" image={PHOTO} isFree />],
  ['a row of thumbnails', <Image key="" src={PHOTO.url} alt="" width={120} height={68} preset="thumbnail" />],
])('what %s asks for is made ahead', (_, picture) => {
  const asked = [...renderToStaticMarkup(picture).matchAll(/&amp;w=(\d+)&amp;q=(\d+)/g)];
  expect(asked).not.toEqual([]);
  for (const [, width, quality] of asked) {
    expect(findVariantPath('uploads/trailer/a.webp', { width: Number(width), quality: Number(quality) })).toBeDefined();
  }
});
