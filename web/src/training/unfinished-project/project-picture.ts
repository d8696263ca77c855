import type { UnfinishedProject } from '@codivia/contract/exercises/unfinished-project';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { gameFrame } from '@codivia/runners/preview/frame-addresses';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { frameAddress } from '../../code/previews/use-preview.ts';
import { memberKey } from '../../lib/query.ts';
import { readStoredJson, store } from '../../lib/storage.ts';
import { filesOf } from '../files/load-files.ts';

/** The picture of one project is kept, the latest. */
interface Kept {
  of: string;
  picture: string;
}

function nameOf({ lesson_id, exercise_id, written_at }: UnfinishedProject): string {
  return `${lesson_id}/${exercise_id}/${written_at}`;
}

function keptPicture(name: string): string | null {
  const kept = readStoredJson('project_picture') as Partial<Kept> | null;
  return kept?.of === name && kept.picture?.startsWith('data:image/') ? kept.picture : null;
}

/** The sketch as it draws after a moment, or the top of the page without its scripts; null where neither succeeds. */
async function ownDrawing(project: UnfinishedProject, queryClient: QueryClient) {
  const { kind, files, lesson_id, exercise_id, language } = project;
  if (kind === 'game') {
    const { sketchPicture } = await import('../thumbnails/running-picture.ts');
    const beside = await filesOf(`${lesson_id}/${exercise_id}/${language}`);
    const code = files[PROGRAM_FILES.game[0]] ?? '';
    return sketchPicture(code, beside, () => frameAddress(queryClient, gameFrame));
  }
  if (kind === 'web') {
    const { pagePicture } = await import('../thumbnails/page-picture.ts');
    return pagePicture(files).catch(() => null);
  }
  return null;
}

async function makePicture(project: UnfinishedProject, label: string, queryClient: QueryClient) {
  const name = nameOf(project);
  const known = keptPicture(name);
  if (known) return known;
  const { drawCard } = await import('../thumbnails/picture-canvas.ts');
  const { kind, title, files } = project;
  const code = files[PROGRAM_FILES[kind][0]] ?? '';
  const drawing =
    (await ownDrawing(project, queryClient)) ?? drawCard({ title, kind, label, code });
  const picture = drawing.canvas.toDataURL('image/webp', 0.7);
  const kept: Kept = { of: name, picture };
  store('project_picture', JSON.stringify(kept));
  return picture;
}

/** The project's own picture, made once for each change of its program and kept in this browser; null without one. */
export function useProjectPicture(project: UnfinishedProject, label: string): string | null {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: memberKey('project-picture', nameOf(project), label),
    queryFn: () => makePicture(project, label, queryClient),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? null;
}
