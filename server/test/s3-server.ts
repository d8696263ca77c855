import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error it has no types
import S3rver from 's3rver';

/** An S3 server that checks signatures, with one empty bucket. Close it at the end of the file. */
export async function openS3Server(): Promise<{ address: string; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'codivia-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = (await server.run()) as AddressInfo;
  return {
    address: `http://S3RVER:S3RVER@127.0.0.1:${port}/files`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
