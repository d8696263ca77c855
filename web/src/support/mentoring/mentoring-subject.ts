import type { CheckResult } from '@codivia/contract/api/mentoring';
import type { ProgramFiles, ProgramKind } from '@codivia/contract/programs/program';

/** The subject of a question, and the code as it is now. */
export interface MentoringSubject {
  source:
    | { lesson_id: string; exercise_id: string }
    | { project_id: string }
    | { challenge_id: string };
  title: string;
  kind: ProgramKind;
  files: ProgramFiles;
  /** True if the exercise has files beside the program. */
  givesFiles?: boolean;
  /** Names of the files that the learner has added to it. */
  ownFiles?: readonly string[];
  /** The result of the check for this very code; null when it was not checked. */
  check: CheckResult | null;
}
