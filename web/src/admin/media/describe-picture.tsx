import type { StoredPicture } from '@codivia/contract/api/admin-media';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import type { Described } from './admin-media.api.ts';

type Props = {
  picture: StoredPicture;
  onInsert: (alt: Described) => Promise<void>;
  onAnother: () => void;
  onClose: () => void;
};

/** Shows a stored picture and asks for its description in both languages; nothing is inserted without. */
export function DescribePicture({ picture, onInsert, onAnother, onClose }: Props) {
  const { t } = useTranslation('admin-media');
  const { src, width, height, alt_en, alt_fr } = picture;
  const { register, handleSubmit, formState } = useForm<Described>({
    defaultValues: { alt_en, alt_fr },
  });
  const { errors, isSubmitting } = formState;
  const isDescribed = (text: string) => text.trim() !== '';

  function submit(event: FormEvent): void {
    // For React's events, the dialog is inside the lesson's own form.
    event.stopPropagation();
    void handleSubmit((alt) => onInsert({ alt_en: alt.alt_en.trim(), alt_fr: alt.alt_fr.trim() }))(
      event,
    );
  }

  const field = (name: keyof Described) => ({
    ...register(name, { validate: isDescribed }),
    label: t(`picture.${name}`),
    maxLength: 500,
    error: errors[name] && t('picture.alt_missing'),
  });
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <figure className="grid gap-2">
        <img
          src={src}
          alt=""
          className="max-h-72 max-w-full justify-self-center rounded-control border border-line"
        />
        <figcaption className="text-center text-muted text-sm">
          {t('picture.size', { width, height })}
        </figcaption>
      </figure>
      <Input {...field('alt_en')} lang="en" autoFocus hint={t('picture.alt_hint')} />
      <Input {...field('alt_fr')} lang="fr" />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('picture.another')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('picture.insert')}
        </Button>
      </div>
    </form>
  );
}
