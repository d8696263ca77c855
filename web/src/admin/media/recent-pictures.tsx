import type { StoredPicture } from '@codivia/contract/api/admin-media';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { SearchField } from '../kit/search-field.tsx';
import { usePictures } from './admin-media.api.ts';

/** The pictures that were sent before, to be shown once more with the description they have. */
export function RecentPictures({ onChoose }: { onChoose: (picture: StoredPicture) => void }) {
  const { t, language } = useTranslation('admin-media');
  const [search, setSearch] = useState('');
  const { data: pictures = [] } = usePictures(search);
  if (pictures.length === 0 && search === '') return null;
  const nameOf = ({ alt_en, alt_fr }: StoredPicture) =>
    (language === 'fr' ? alt_fr || alt_en : alt_en || alt_fr) || t('picture.undescribed');
  return (
    <section aria-label={t('picture.recent')} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg">{t('picture.recent')}</h3>
        <SearchField label={t('picture.search')} value={search} onSearch={setSearch} />
      </div>
      {pictures.length === 0 && <p role="status">{t('picture.none_found')}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.hash}>
            <button
              type="button"
              onClick={() => onChoose(picture)}
              className="grid w-full cursor-pointer gap-1 rounded-control border border-line bg-paper p-2 text-start text-sm hover:border-trail"
            >
              <img
                src={picture.src}
                alt=""
                loading="lazy"
                className="aspect-video w-full object-contain"
              />
              <span className="line-clamp-2">{nameOf(picture)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
