import type { Film } from '@codivia/contract/api/admin-media';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../kit/search-field.tsx';
import { useFilms } from './admin-media.api.ts';
import { isComplete } from './film-draft.ts';

type Props = { onChoose: (name: string) => void; onEdit: (film: Film) => void };

/** The films that were sent, to be inserted or completed. */
export function FilmList({ onChoose, onEdit }: Props) {
  const { t } = useTranslation('admin-media');
  const [search, setSearch] = useState('');
  const { data: films } = useFilms(search);
  return (
    <section aria-label={t('film.list')} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{t('film.list')}</h3>
        <SearchField label={t('film.search')} value={search} onSearch={setSearch} />
      </div>
      {films?.length === 0 && <p role="status">{t('film.none')}</p>}
      <ul className="grid grid-cols-1 gap-2">
        {films?.map((film) => (
          <li
            key={film.name}
            className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-paper p-3"
          >
            <div className="min-w-0">
              <p className="break-words font-bold">{film.title}</p>
              <p className="text-muted text-sm">
                {t(isComplete(film) ? 'film.complete' : 'film.lacking')}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('film.edit_named', { title: film.title })}
                onClick={() => onEdit(film)}
              >
                {t('film.edit')}
              </Button>
              <Button
                size="sm"
                aria-label={t('film.choose_named', { title: film.title })}
                onClick={() => onChoose(film.name)}
              >
                {t('film.take')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
