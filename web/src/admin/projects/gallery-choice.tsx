import type { AdminPublishedProject } from '@codivia/contract/api/admin-published-projects';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useSelectForGallery } from './admin-projects.api.ts';

/** Selects a project for the gallery, or takes it out. Only a project without a pending decision can be selected. */
export function GalleryChoice({ project }: { project: AdminPublishedProject }) {
  const { t } = useTranslation('admin-projects');
  const select = useSelectForGallery(project.id);
  const { gallery, state, pending_since, version, updated_at } = project;
  const isSelectable = state === 'open' && pending_since === null;
  const choose = (selected: boolean) =>
    select.mutate(
      { selected, version, updated_at },
      {
        onSuccess: () => toast.success(t(selected ? 'gallery.added' : 'gallery.removed')),
      },
    );
  return (
    <Card className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <h3 className="text-xl">{t('gallery.title')}</h3>
      <p>{t(`gallery.${gallery}_text`)}</p>
      {gallery !== 'selected' && !isSelectable && <p>{t('gallery.not_yet')}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {gallery !== 'selected' && isSelectable && (
          <Button loading={select.isPending} onClick={() => choose(true)}>
            {t(gallery === 'left' ? 'gallery.add_again' : 'gallery.add')}
          </Button>
        )}
        {gallery !== 'none' && (
          <Button variant="secondary" loading={select.isPending} onClick={() => choose(false)}>
            {t(gallery === 'left' ? 'gallery.dismiss' : 'gallery.remove')}
          </Button>
        )}
      </div>
    </Card>
  );
}
