import { deleteThumbnail, saveThumbnail } from '@codivia/contract/api/published-projects';
import { PROGRAM_FILES } from '@codivia/contract/programs/program';
import { gameFrame } from '@codivia/runners/preview/frame-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { frameAddress } from '../../code/previews/use-preview.ts';
import { useRunner } from '../../code/python/runner-context.ts';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { filesOf, runFilesOf } from '../gallery/published-files.ts';
import { publishedProjectQuery } from '../gallery/published-projects.api.ts';

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: memberKey('published-projects') });
    void queryClient.invalidateQueries({ queryKey: ['published-project'] });
  };
}

/** Runs the published version of a project for a moment, and stores a picture of it. */
export function useTakePicture(id: string) {
  const { t } = useTranslation('thumbnails');
  const queryClient = useQueryClient();
  const runner = useRunner();
  const refresh = useRefresh();
  return useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: async () => {
      const project = await queryClient.fetchQuery(publishedProjectQuery(id));
      const { title, kind, files } = project;
      // The code that draws is fetched when it is needed.
      const { drawCard, fileOf } = await import('./picture-canvas.ts');
      const { sketchPicture, pythonPicture } = await import('./running-picture.ts');
      const code = files[PROGRAM_FILES[kind][0]] ?? '';
      const running = {
        game: async () =>
          sketchPicture(code, await filesOf(project), () => frameAddress(queryClient, gameFrame)),
        python: async () => pythonPicture(runner, code, await runFilesOf(project)),
        web: async () => null,
      };
      const drawing =
        (await running[kind]()) ?? drawCard({ title, kind, code, label: t(`kinds.${kind}`) });
      return call(saveThumbnail, { params: { id }, body: await fileOf(drawing) });
    },
    onSuccess: refresh,
  });
}

export function useDeletePicture(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(deleteThumbnail, { params: { id } }),
    onSettled: refresh,
  });
}
