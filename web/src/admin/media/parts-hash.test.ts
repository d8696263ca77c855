import { FILM_PART_BYTES } from '@codivia/contract/api/admin-media';
import { expect, it } from 'vitest';
import { partsHash } from './parts-hash.ts';

const ONE = '54a0128e5e5c3de4d0a176b9fc428016d4e2cad5cb86a7a615da958dfc455731';
const TWO = 'b496e66dce27a9dfeaa89dea28c764931cf7b2aa95849a88d3dfdb6076b4ac71';

it('is the SHA-256 of that of each part', async () => {
  const zeros = new Uint8Array(FILM_PART_BYTES);
  expect(await partsHash(new Blob([zeros]))).toBe(ONE);
  expect(await partsHash(new Blob([zeros, zeros.subarray(0, 5)]))).toBe(TWO);
});
