import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web';

// Browsers compress what a link carries, and read what a room streams; jsdom leaves these out.
Object.assign(globalThis, { CompressionStream, DecompressionStream, ReadableStream });
