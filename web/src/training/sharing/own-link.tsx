import './sharing-texts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ReviewNotice } from '../gallery/review-notice.tsx';
import { DeleteLink } from './shared-link-row.tsx';
import { useSharedLinks } from './shared-links.api.ts';

/** Lets members delete their own link on its page, and appeal when it is hidden. */
export function OwnLink({ id }: { id: string }) {
  const { t } = useTranslation('sharing');
  const link = useSharedLinks().data?.find((one) => one.id === id);
  if (!link) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-trail-soft px-4 py-3">
        <p className="min-w-0 flex-1 basis-60">
          {t(link.removed ? 'links.yours_removed' : 'links.yours')}
        </p>
        {!link.removed && <DeleteLink id={id} title={link.title} />}
      </div>
      <ReviewNotice published={link} />
    </>
  );
}
