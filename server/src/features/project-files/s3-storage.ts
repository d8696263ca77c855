import { createHash, randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { S3Config } from '../../s3-address.ts';
import { type ContentName, databaseStorage, type FileStorage } from './file-storage.ts';
import { FileStorageUnavailable, StoredFileNotFound } from './project-files.errors.ts';
import { deleteRemoval, insertRemoval, selectRemovals } from './project-files.queries.ts';

/** Maximum time for an answer of the server, in milliseconds. */
const TIMEOUT = 20_000;
/** Time for which an object waits for the row of its upload before it counts as abandoned, in milliseconds. */
const ABANDONED = 60 * 60 * 1000;
/** Number of objects that one run of the job deletes, in some ten seconds: the next run continues. */
const BATCH = 500;

interface S3Deps extends Deps {
  log: FastifyBaseLogger;
}

/** Opens the objects of one bucket, over HTTP with signed requests. */
function openBucket({ base, accessKey, secretKey, region }: S3Config, log: FastifyBaseLogger) {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  });
  const folder = new URL(base).pathname;
  async function send(method: string, key: string, options: RequestInit = {}): Promise<Response> {
    const signal = AbortSignal.timeout(TIMEOUT);
    let answer: Response;
    try {
      answer = await client.fetch(`${base}/${key}`, { ...options, method, signal });
    } catch (error) {
      log.error({ err: error }, 'the S3 server does not answer');
      throw FileStorageUnavailable();
    }
    if (answer.ok || answer.status === 404) return answer;
    log.error({ status: answer.status, answer: await answer.text() }, 'the S3 server refuses');
    throw FileStorageUnavailable();
  }
  return {
    async put(key: string, sha256: string, content: Buffer): Promise<void> {
      const headers = { 'x-amz-content-sha256': sha256 };
      const answer = await send('PUT', key, { body: new Uint8Array(content), headers });
      if (!answer.ok) throw FileStorageUnavailable();
    },
    async copy(from: string, to: string): Promise<void> {
      const answer = await send('PUT', to, {
        headers: { 'x-amz-copy-source': `${folder}/${from}` },
      });
      if (!answer.ok) throw StoredFileNotFound();
      // A copy may fail although its response has status 200: the body names the error.
      if ((await answer.text()).includes('<Error>')) throw FileStorageUnavailable();
    },
    async get(key: string): Promise<Buffer> {
      const answer = await send('GET', key);
      if (!answer.ok) throw StoredFileNotFound();
      return Buffer.from(await answer.arrayBuffer());
    },
    /** Succeeds also when there is no such object. */
    remove: (key: string) => send('DELETE', key),
  };
}

/**
 * Stores contents on an S3 server. An object is recorded as removable before it is written, and that record is deleted in
 * the transaction that stores its row: after a failure between the two, no object stays without a row. Every upload has a
 * key of its own, so that a late deletion never deletes a newer object.
 */
export function s3Storage(config: S3Config, { db, clock, log }: S3Deps): FileStorage {
  const bucket = openBucket(config, log);

  async function begin(folder: string): Promise<string> {
    const key = `${folder}/${randomUUID()}`;
    await insertRemoval(db, key, new Date(clock().getTime() + ABANDONED));
    return key;
  }

  const folderOf = ({ user_id, sha256 }: ContentName) => `${user_id}/${sha256}`;

  return {
    async put(name, content) {
      const key = await begin(folderOf(name));
      await bucket.put(key, name.sha256, content);
      return key;
    },
    keep: (tx, { object_key }) => deleteRemoval(tx, object_key ?? ''),
    read(reading, stored) {
      const { object_key } = stored;
      return object_key ? bucket.get(object_key) : databaseStorage.read(reading, stored);
    },
    async putCopy(from, to) {
      if (from.object_key === null) return null;
      const key = await begin(folderOf(to));
      await bucket.copy(from.object_key, key);
      return key;
    },
    keepCopy: (tx, from, to) =>
      to.object_key ? deleteRemoval(tx, to.object_key) : databaseStorage.keepCopy(tx, from, to),
    async putObject(folder, content) {
      const key = await begin(folder);
      await bucket.put(key, createHash('sha256').update(content).digest('hex'), content);
      return key;
    },
    keepObject: deleteRemoval,
    readObject: bucket.get,
    async removeOld() {
      for (const key of await selectRemovals(db, clock(), BATCH)) {
        await bucket.remove(key);
        await deleteRemoval(db, key);
      }
    },
  };
}
