import type { StoredPicture } from '@codivia/contract/api/admin-media';
import { type ClipboardEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type Described, keepDescriptions } from './admin-media.api.ts';
import { DescribePicture } from './describe-picture.tsx';
import { FileChoice } from './file-choice.tsx';
import { RecentPictures } from './recent-pictures.tsx';
import { useTakenPicture } from './use-taken-picture.ts';

/** A picture to be shown: its address on this site, its size in pixels, and its description in both languages. */
export type PickedPicture = Described & Pick<StoredPicture, 'src' | 'width' | 'height'>;

type Props = {
  /** A file that was pasted or dropped elsewhere; it is taken at once. */
  file?: File;
  onPicked: (picture: PickedPicture) => void;
  onClose: () => void;
};

/**
 * A dialog that takes a picture from a file, the clipboard or those that were sent before, and asks for its description in
 * both languages. It is open while it is mounted.
 */
export function PicturePicker({ file, onPicked, onClose }: Props) {
  const { t } = useTranslation('admin-media');
  const [chosen, setChosen] = useState<StoredPicture | null>(null);
  const taken = useTakenPicture(file, setChosen);

  function onPaste({ clipboardData: { files } }: ClipboardEvent): void {
    if (files.length > 0) void taken.take([...files]);
  }

  async function insert(picture: StoredPicture, alt: Described): Promise<void> {
    const { hash, src, width, height } = picture;
    // The picture itself is stored: without its description it can be inserted all the same.
    await keepDescriptions(hash, alt).catch(() => undefined);
    onPicked({ src, width, height, ...alt });
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('picture.title')}
      description={t('picture.text')}
    >
      <div className="grid grid-cols-1 gap-6" onPaste={onPaste}>
        {chosen ? (
          <DescribePicture
            key={chosen.hash}
            picture={chosen}
            onInsert={(alt) => insert(chosen, alt)}
            onAnother={() => setChosen(null)}
            onClose={onClose}
          />
        ) : (
          <>
            <FileChoice
              label={t('picture.choose')}
              hint={t('picture.drop')}
              accept="image/png,image/jpeg,image/webp,image/gif"
              error={taken.error}
              disabled={taken.isSending}
              onFiles={(files) => void taken.take(files)}
            />
            <p role="status" className={taken.isSending ? 'text-center' : 'sr-only'}>
              {taken.isSending && t('picture.sending')}
            </p>
            <RecentPictures onChoose={setChosen} />
          </>
        )}
      </div>
    </Dialog>
  );
}
