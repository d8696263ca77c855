import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import { type FormEvent, useState } from 'react';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useSaveFilm } from './admin-media.api.ts';
import { type FilmDraft, type FilmFiles, fieldsOf, isComplete } from './film-draft.ts';
import { FilmLanguage } from './film-language.tsx';

type Props = {
  film: FilmDraft;
  onSaved: (name: string) => void;
  onBack: () => void;
};

/** The languages in the order in which their films are sent: French may use the English one. */
const ORDER = LANGUAGES.toReversed();

/** Asks for a film, its title, and its captions and poster in each language. It can be stored before it has all of them. */
export function FilmForm({ film, onSaved, onBack }: Props) {
  const { t, language } = useTranslation('admin-media');
  const [draft, setDraft] = useState(film);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [tried, setTried] = useState(false);
  const save = useSaveFilm();
  const fields = fieldsOf(draft);

  const change = (of: Language) => (changed: Partial<FilmFiles>) =>
    setDraft((before) => ({ ...before, [of]: { ...before[of], ...changed } }));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // For React's events, the dialog is inside the lesson's own form.
    event.stopPropagation();
    setTried(true);
    setError(fields ? undefined : t('film.missing'));
    if (!fields || fields.title === '') return;
    setSaving(true);
    try {
      onSaved((await save(draft.name, fields)).name);
    } catch (failure) {
      setError(messageFor(failure, language));
      setSaving(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      <Input
        label={t('film.name')}
        hint={t('film.name_hint')}
        value={draft.title}
        maxLength={120}
        error={tried && draft.title.trim() === '' ? t('film.name_missing') : undefined}
        onChange={({ target }) => setDraft((before) => ({ ...before, title: target.value }))}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {ORDER.map((of) => (
          <FilmLanguage key={of} language={of} files={draft[of]} onChange={change(of)} />
        ))}
      </div>
      {fields && !isComplete(fields) && <p role="status">{t('film.incomplete')}</p>}
      {error && (
        <p role="alert" className="font-bold text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="ghost" onClick={onBack}>
          {t('film.back')}
        </Button>
        <Button type="submit" loading={isSaving}>
          {t('film.insert')}
        </Button>
      </div>
    </form>
  );
}
