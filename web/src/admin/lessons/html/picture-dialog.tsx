import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { escapeHtml } from './html-edits.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { embedPicture } from './picture.ts';

type Fault = 'missing' | 'invalid_address' | 'unreadable' | 'too_large';
type Props = { onInsert: (tag: string) => void; onClose: () => void };

const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;

/** Asks for a picture from a file, which is made smaller, or from /media. */
export function PictureDialog({ onInsert, onClose }: Props) {
  const { t } = useTranslation('admin-html');
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  async function tag(): Promise<string | Fault> {
    const words = escapeHtml(alt.trim());
    if (file) {
      const made = await embedPicture(file);
      if (typeof made === 'string') return made;
      return `<img src="${made.src}" alt="${words}" width="${made.width}" height="${made.height}" />`;
    }
    if (address.trim() === '') return 'missing';
    if (!OWN_PICTURE.test(address.trim())) return 'invalid_address';
    return `<img src="${address.trim()}" alt="${words}" />`;
  }

  async function submit(): Promise<void> {
    setBusy(true);
    const made = await tag();
    setBusy(false);
    if (made.startsWith('<')) onInsert(made);
    else setFault(made as Fault);
  }

  const say = (...faults: Fault[]) =>
    fault && faults.includes(fault) ? t(`picture_dialog.${fault}`) : undefined;
  return (
    <InsertDialog
      title={t('picture_dialog.title')}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        label={t('picture_dialog.file')}
        hint={t('picture_dialog.file_hint')}
        error={say('missing', 'unreadable', 'too_large')}
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null);
          setFault(null);
        }}
      />
      <Input
        label={t('picture_dialog.address')}
        hint={t('picture_dialog.address_hint')}
        error={say('invalid_address')}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setFault(null);
        }}
      />
      <Input
        label={t('picture_dialog.alt')}
        hint={t('picture_dialog.alt_hint')}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </InsertDialog>
  );
}
