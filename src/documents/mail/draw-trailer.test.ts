import sharp from 'sharp';
import { expect, test } from 'vitest';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { drawTrailer } from './draw-trailer.ts';

const KINDS = Object.entries(TRAILER_TYPES).flatMap(([type, { subTypes }]) =>
  subTypes.map((subType) => `${type}-${subType}`),
);

test.each(KINDS)('%s is drawn small enough for a mail', async (kind) => {
  const bytes = await drawTrailer(kind);
  expect(bytes?.length).toBeLessThan(25_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 640 });
});

test.each(['plane-unheard', '../../secret-file', 'plane-standard.svg'])('%j has no drawing', async (kind) => {
  expect(await drawTrailer(kind)).toBeUndefined();
});
