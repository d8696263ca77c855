import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The record of all that is proven (docs/decisions/0360). `npm run prove` writes it, and nobody else. */
const PROOF_RECORD = join(import.meta.dirname, '../proofs.json');

/**
 * Hashes of all that a proof depends on, by the thing that it proves: `lesson/exercise`, `lesson` for its texts, or
 * `challenges/id`.
 */
export type ProofHashes = Readonly<Record<string, string>>;

export interface ProofRecord {
  /** The versions of challenges that were proven, for administrators. */
  challenges: Readonly<Record<string, string>>;
  proofs: ProofHashes;
}

/** Reads the record; an empty one where there is no file. */
export function readProofRecord(file = PROOF_RECORD): ProofRecord {
  if (!existsSync(file)) return { challenges: {}, proofs: {} };
  return JSON.parse(readFileSync(file, 'utf8'));
}

const inOrder = (hashes: ProofHashes) =>
  Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Writes the record with its names in order, so that changes of several authors meet seldom. */
export function writeProofRecord({ challenges, proofs }: ProofRecord, file = PROOF_RECORD): void {
  const record = { challenges: inOrder(challenges), proofs: inOrder(proofs) };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}
