import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * Writes a zip file by file. Finished parts are passed to the browser at once, as blobs, which it need not keep in
 * memory: the files of an account may be larger than that.
 */
export class ZipWriter {
  #written: Blob[] = [];
  #chunks: BlobPart[] = [];
  #zip = new Zip((error, chunk) => {
    if (error) throw error;
    this.#chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });

  /** Adds a file. `isPacked` tells that it would not become smaller. */
  add(name: string, content: string | Uint8Array, isPacked = false): void {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    this.#zip.add(file);
    file.push(typeof content === 'string' ? strToU8(content) : content, true);
    this.#handOver();
  }

  /** The whole zip. Nothing can be added after that. */
  end(): Blob {
    this.#zip.end();
    this.#handOver();
    return new Blob(this.#written, { type: 'application/zip' });
  }

  #handOver(): void {
    this.#written.push(new Blob(this.#chunks));
    this.#chunks = [];
  }
}
