import { type FieldError, useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/i18n.ts';
import { Input } from '../../../ui/input.tsx';
import { escapeHtml } from './html-edits.ts';
import { InsertDialog } from './insert-dialog.tsx';
import { embedPicture } from './picture.ts';

type Fault = 'missing' | 'invalid_address' | 'unreadable' | 'too_large';
type Values = { files: FileList | null; address: string; alt: string };
type Props = { onInsert: (tag: string) => void; onClose: () => void };

const OWN_PICTURE = /^\/media\/(?!.*\.\.)[\w./-]+$/;
const fault = (name: Fault) => name;

/** The rule that there is a file, or else an address. */
const hasPicture = (_: unknown, { files, address }: Values) =>
  Boolean(files?.length || address.trim()) || fault('missing');

/** The rule for an address that is used: it is one of our own pictures. */
const isOwn = (address: string, { files }: Values) =>
  Boolean(files?.length) ||
  address.trim() === '' ||
  OWN_PICTURE.test(address.trim()) ||
  fault('invalid_address');

/** Asks for a picture from a file, which is made smaller, or from /media. */
export function PictureDialog({ onInsert, onClose }: Props) {
  const { t } = useTranslation('admin-html');
  const { register, handleSubmit, setError, formState } = useForm<Values>();
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ files, address, alt }) => {
    const words = escapeHtml(alt.trim());
    const [file] = files ?? [];
    if (!file) {
      onInsert(`<img src="${address.trim()}" alt="${words}" />`);
      return;
    }
    const made = await embedPicture(file);
    if (typeof made === 'string') setError('files', { message: made });
    else {
      const { src, width, height } = made;
      onInsert(`<img src="${src}" alt="${words}" width="${width}" height="${height}" />`);
    }
  });

  const errorText = (error: FieldError | undefined) =>
    error && t(`picture_dialog.${error.message as Fault}`);
  return (
    <InsertDialog
      title={t('picture_dialog.title')}
      busy={isSubmitting}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Input
        {...register('files', { validate: hasPicture, deps: 'address' })}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        label={t('picture_dialog.file')}
        hint={t('picture_dialog.file_hint')}
        error={errorText(errors.files)}
      />
      <Input
        {...register('address', { validate: isOwn, deps: 'files' })}
        label={t('picture_dialog.address')}
        hint={t('picture_dialog.address_hint')}
        error={errorText(errors.address)}
      />
      <Input
        {...register('alt')}
        label={t('picture_dialog.alt')}
        hint={t('picture_dialog.alt_hint')}
      />
    </InsertDialog>
  );
}
