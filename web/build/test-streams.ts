import { CompressionStream, DecompressionStream, ReadableStream } from 'node:stream/web';

// Browsers compress the content of links and read the streams of rooms; jsdom lacks these classes.
Object.assign(globalThis, { CompressionStream, DecompressionStream, ReadableStream });
