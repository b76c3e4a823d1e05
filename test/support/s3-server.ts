import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

/** A service that speaks S3 and checks signatures, with one empty bucket. */
export async function startS3Server() {
  const directory = await mkdtemp(path.join(tmpdir(), 'trailyard-s3-'));
  const bucket = 'shop';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    access: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'eu-central-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
