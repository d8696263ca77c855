import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../kit/search-field.tsx';
import { useAddTeacher, useFoundTeachers } from '../admin-schools.api.ts';

type Props = {
  classId: string;
  /** The ids of those who teach the class already. */
  taken: ReadonlySet<string>;
};

/** Finds a teacher, and gives the class to them too. */
export function AddTeacher({ classId, taken }: Props) {
  const { t } = useTranslation('admin-schools');
  const [words, setWords] = useState('');
  const { data, isError } = useFoundTeachers(words);
  const { mutate, isPending } = useAddTeacher(classId);
  const free = data?.filter(({ user_id }) => !taken.has(user_id));
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchField label={t('add.search')} value={words} onSearch={setWords} />
      <p className="text-muted text-sm">{t('add.search_text')}</p>
      {isError && <p role="alert">{t('add.failed')}</p>}
      {free?.length === 0 && <p role="status">{t('add.nobody')}</p>}
      <ul className="divide-y divide-line">
        {free?.map(({ user_id, name, email, school }) => (
          <li
            key={user_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="wrap-anywhere min-w-0">
              <span className="block font-bold">{name}</span>
              <span className="block text-muted text-sm">
                {email}, {school}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              aria-label={t('add.add_of', { name })}
              loading={isPending}
              onClick={() =>
                mutate(user_id, { onSuccess: () => toast.success(t('add.added', { name })) })
              }
            >
              {t('add.add')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
