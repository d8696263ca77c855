import type { ClassSummary } from '@codivia/contract/api/classes';
import { formatDate } from '@codivia/contract/text/format-dates';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { classPaths } from '../class-paths.ts';

function Licence({ licence }: Pick<ClassSummary, 'licence'>) {
  const { t, language } = useTranslation('classes');
  if (!licence) return t('card.no_licence');
  const date = formatDate(licence.until, language, 'medium');
  return t(Date.parse(licence.until) > Date.now() ? 'card.licence' : 'card.licence_over', { date });
}

/** A class in the list, with what a teacher wants to know before opening it. */
export function ClassCard({ shown }: { shown: ClassSummary }) {
  const { t, language } = useTranslation('classes');
  const { delete_after } = shown;
  return (
    <Card className="relative grid content-start gap-2 p-5 hover:border-trail">
      <h3 className="wrap-anywhere text-xl">
        <Link to={classPaths.roster(shown.id)} className="after:absolute after:inset-0">
          {shown.name}
        </Link>
      </h3>
      <p className="text-muted">{shown.school_year}</p>
      <p>
        {[
          t('card.members', { count: shown.members }),
          t('card.assignments', { count: shown.open_assignments }),
        ].join(' · ')}
      </p>
      {shown.archived_at ? (
        <p>
          <Badge tone="joy">
            {delete_after
              ? t('card.deleted_on', { date: formatDate(delete_after, language, 'medium') })
              : t('archived')}
          </Badge>
        </p>
      ) : (
        <p className="text-muted text-sm">
          <Licence licence={shown.licence} />
        </p>
      )}
    </Card>
  );
}
