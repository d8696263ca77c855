import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { draftOf, type FilmDraft, NEW_FILM } from './film-draft.ts';
import { FilmForm } from './film-form.tsx';
import { FilmList } from './film-list.tsx';

type Props = {
  /** Called with the name of a film: `<lesson-video name="…">`. */
  onPicked: (name: string) => void;
  onClose: () => void;
};

/**
 * A dialog that takes a film that was sent before, or sends one with its captions and posters. It is open while it is
 * mounted.
 */
export function FilmPicker({ onPicked, onClose }: Props) {
  const { t } = useTranslation('admin-media');
  const [editing, setEditing] = useState<FilmDraft | null>(null);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('film.title')}
      description={t('film.text')}
    >
      {editing ? (
        <FilmForm film={editing} onSaved={onPicked} onBack={() => setEditing(null)} />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <Button className="justify-self-start" onClick={() => setEditing(NEW_FILM)}>
            {t('film.new')}
          </Button>
          <FilmList onChoose={onPicked} onEdit={(film) => setEditing(draftOf(film))} />
        </div>
      )}
    </Dialog>
  );
}
