import { deleteThumbnail, saveThumbnail } from '@codivia/contract/published-projects';
import { ROOM_FILES } from '@codivia/contract/rooms';
import { p5Frame } from '@codivia/runners/preview/frame-addresses';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { frameAddress } from '../../code/previews/use-preview.ts';
import { useRunner } from '../../code/python/runner-context.ts';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { publishedProjectQuery } from '../gallery/published-projects.api.ts';

function useRefresh() {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: memberKey('published-projects') });
    void queryClient.invalidateQueries({ queryKey: ['published-project'] });
  };
}

/** Runs what is published of a project for a moment, and stores a picture of it. */
export function useTakePicture(id: string) {
  const { t } = useTranslation('thumbnails');
  const queryClient = useQueryClient();
  const runner = useRunner();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async () => {
      const { title, kind, files } = await queryClient.fetchQuery(publishedProjectQuery(id));
      // What draws is fetched when it is wanted.
      const { drawCard, fileOf } = await import('./picture-canvas.ts');
      const { sketchPicture, pythonPicture } = await import('./running-picture.ts');
      const code = files[ROOM_FILES[kind][0]] ?? '';
      const running = {
        game: () => sketchPicture(code, () => frameAddress(queryClient, p5Frame)),
        python: () => pythonPicture(runner, code),
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
