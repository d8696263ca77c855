import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';

/** The title of a course, lesson or exercise in a table, which leads to its figures. */
export function TitleLink({
  to,
  title,
  draft = false,
}: {
  to: string;
  title: string;
  draft?: boolean;
}) {
  const { t } = useTranslation('admin-insight');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        to={to}
        className="wrap-anywhere inline-flex min-h-11 items-center font-bold text-trail hover:underline"
      >
        {title}
      </Link>
      {draft && <Badge>{t('draft')}</Badge>}
    </span>
  );
}
