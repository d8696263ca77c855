import type { CodeVersion, Thread } from '@codivia/contract/api/mentoring';
import { readProject, saveProject } from '@codivia/contract/api/projects';
import { partsOfFiles } from '@codivia/contract/programs/stored-forms';
import { call } from '../../lib/api.ts';
import { challengeDraftKey, keyOfPart, storeDraft } from '../../lib/drafts.ts';

/**
 * Makes a version of a thread the learner's code: in the drafts of this browser for an exercise or a challenge, in the
 * account for a project. @throws ApiError
 */
export async function applyVersion(thread: Thread, { files }: CodeVersion): Promise<void> {
  const { lesson_id, exercise_id, project_id, challenge_id } = thread.source;
  if (project_id !== null) {
    const params = { id: project_id };
    const { revision } = await call(readProject, { params });
    await call(saveProject, { params, body: { revision, files: { ...files } } });
    return;
  }
  const place = challenge_id
    ? challengeDraftKey(challenge_id)
    : `${lesson_id}/${exercise_id}/${thread.language}`;
  for (const [part, text] of Object.entries(partsOfFiles(thread.kind, files)))
    storeDraft(keyOfPart(place, part), text);
}
