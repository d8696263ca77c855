import { CompressionStream, DecompressionStream } from 'node:stream/web';

// Browsers compress what a link carries; jsdom leaves these two out.
Object.assign(globalThis, { CompressionStream, DecompressionStream });
