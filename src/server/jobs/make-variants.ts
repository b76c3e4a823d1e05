import { findVariantPath, listVariantPaths, VARIANTS_AHEAD } from '#domain/image/image-variant.ts';
import type { Deps } from '#services/deps.ts';
import type { VariantOrder } from '#services/queue-variants.ts';
import type { JobHandler } from './job-handler.ts';

type Needs = Pick<Deps, 'storage' | 'imageEncoder'>;

/** Keeps pictures in the sizes of cards as well. Made again, they replace themselves. */
export const makeVariants: JobHandler = async (deps, payload) => {
  // Written by `queueVariants` and by nobody else.
  for (const original of (payload as VariantOrder).originals) await makeAll(deps, original);
};

async function makeAll({ storage, imageEncoder }: Needs, original: string): Promise<void> {
  const file = await storage.get(original);
  // Also of an earlier attempt, which was broken off after the picture had gone.
  if (!file) return dropVariants(storage, original);
  for (const variant of VARIANTS_AHEAD) {
    const path = findVariantPath(original, variant);
    if (path === undefined) continue;
    const encoded = await imageEncoder.encode(file.bytes, { maxWidth: variant.width, quality: variant.quality });
    if (!encoded.ok) throw new Error(`${original} cannot be made ${variant.width} wide: ${encoded.error}`);
    const stored = await storage.put(path, encoded.value.bytes, 'image/webp');
    if (!stored.ok) throw new Error(`${path} cannot be kept: ${stored.error}`);
  }
  // Whoever deletes takes the original first: what was put after that is seen here.
  if (!(await storage.get(original))) await dropVariants(storage, original);
}

async function dropVariants(storage: Needs['storage'], original: string): Promise<void> {
  for (const path of listVariantPaths(original)) await storage.delete(path);
}
