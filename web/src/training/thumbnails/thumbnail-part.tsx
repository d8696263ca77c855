import type { OwnPublishedProject } from '@codivia/contract/api/published-projects';
import { Camera } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PublishedThumbnail } from './published-thumbnail.tsx';
import { useDeletePicture, useTakePicture } from './use-take-picture.ts';

type Props = {
  published: Pick<OwnPublishedProject, 'id' | 'title' | 'kind' | 'thumbnail'>;
  /** Tells whether the project has just been published: its picture is made without a request. */
  fresh: boolean;
  /** Tells whether the member may store one. */
  premium: boolean;
};

/** The picture of a published project, for its author. */
export function ThumbnailPart({ published, fresh, premium }: Props) {
  const { t } = useTranslation('thumbnails');
  const take = useTakePicture(published.id);
  const remove = useDeletePicture(published.id);
  const begin = useEffectEvent(() => premium && take.mutate());
  useEffect(() => {
    if (fresh) begin();
  }, [fresh]);
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-[minmax(0,18rem)_1fr] sm:p-6">
      <PublishedThumbnail {...published} alt={t('alt', { title: published.title })} />
      <div className="grid content-start gap-4">
        <h2 className="text-2xl">{t('title')}</h2>
        <p className="text-muted">{t('text')}</p>
        <p role="status" className={take.isPending ? 'font-bold' : 'sr-only'}>
          {take.isPending && t('taking')}
        </p>
        {take.isError && <p role="alert">{t('failed')}</p>}
        <div className="flex flex-wrap gap-3">
          {premium && (
            <Button
              variant="secondary"
              loading={take.isPending}
              onClick={() =>
                take.mutate(undefined, { onSuccess: () => toast.success(t('stored')) })
              }
            >
              {!take.isPending && <Camera aria-hidden="true" className="size-5" />}
              {t(published.thumbnail ? 'again' : 'take')}
            </Button>
          )}
          {published.thumbnail && (
            <Button
              variant="ghost"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate(undefined, {
                  onSuccess: () => toast.success(t('deleted')),
                })
              }
            >
              {t('delete')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
