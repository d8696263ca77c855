import type { AdminClass } from '@codivia/contract/api/admin-classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LicenceText } from './licence-text.tsx';

/** One class of the table, without the names of its pupils. */
export function ClassRow({ row }: { row: AdminClass }) {
  const { t, language } = useTranslation('admin-schools');
  const [search] = useSearchParams();
  const { id, name, school_year, teachers, members, licence, created_at, archived_at } = row;
  const opened = new URLSearchParams(search);
  opened.set('class', id);
  return (
    <tr>
      <th scope="row" className="min-w-32 text-start font-normal">
        <Link
          to={`?${opened}`}
          className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-trail underline underline-offset-4"
        >
          {name}
        </Link>
        <span className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {school_year}
          {archived_at && <Badge>{t('classes.archived')}</Badge>}
        </span>
        {licence && (
          <span className="block text-sm sm:hidden">
            <LicenceText licence={licence} />
          </span>
        )}
      </th>
      <td className="min-w-32">
        {teachers.length === 0 && <Badge tone="danger">{t('classes.no_teacher')}</Badge>}
        <ul>
          {teachers.map((teacher) => (
            <li key={teacher.id} className="wrap-anywhere">
              {teacher.shown_as} <span className="text-muted text-sm">{teacher.school}</span>
            </li>
          ))}
        </ul>
      </td>
      <td className="tabular-nums max-sm:hidden">{members}</td>
      <td className="max-sm:hidden">
        <LicenceText licence={licence} />
      </td>
      <td className="whitespace-nowrap max-lg:hidden">
        {formatDate(created_at, language, 'medium')}
      </td>
    </tr>
  );
}
