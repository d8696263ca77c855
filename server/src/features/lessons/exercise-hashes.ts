import { createHash } from 'node:crypto';
import type { AuthoredCodeExercise, AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { hasCode } from '@codivia/contract/exercises/modules';
import { proofText } from '@codivia/contract/exercises/proof';

/** Returns the hash of the parts of an exercise on which its proof depends. */
export function exerciseHash(exercise: AuthoredCodeExercise): string {
  return createHash('sha256').update(proofText(exercise)).digest('hex');
}

/** The hashes of all exercises that need a proof. */
export function exerciseHashes(exercises: readonly AuthoredExercise[]): string[] {
  return exercises.filter(hasCode).map(exerciseHash);
}
