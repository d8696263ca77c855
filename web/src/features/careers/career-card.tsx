import type { CareerSummary } from '@codivia/contract/api/careers';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DemandBadge } from './demand-badge.tsx';
import { useCareerWords } from './use-career-words.ts';

/** Skills a card names before it counts the others. */
const SHOWN_SKILLS = 3;

/** A career in the list; the whole card leads to it. */
export function CareerCard({ career }: { career: CareerSummary }) {
  const { t, language } = useTranslation('careers');
  const { t: common } = useTranslation('common');
  const words = useCareerWords();
  const title = career.title[language];
  const more = career.skills.length - SHOWN_SKILLS;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift">
      <img src={career.picture} alt="" width="640" height="400" className="h-auto w-full" />
      <div className="flex grow flex-col gap-4 p-6">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-muted">{career.description[language]}</p>
        <p className="flex flex-wrap gap-2">
          <DemandBadge demand={career.demand} />
          <Badge tone="plain">{common(`difficulty.${career.difficulty}`)}</Badge>
        </p>
        <ul aria-label={t('skills_label')} className="flex flex-wrap gap-2">
          {career.skills.slice(0, SHOWN_SKILLS).map((skill) => (
            <li key={localizedText(skill, 'en')}>
              <Badge>{localizedText(skill, language)}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>
                <span aria-hidden="true">+{more}</span>
                <VisuallyHidden>{t('more_skills', { count: more })}</VisuallyHidden>
              </Badge>
            </li>
          )}
        </ul>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <p className="leading-tight">
            <span className="block text-sm text-muted">{t('salary')}</span>
            <span className="font-display text-xl font-bold">{words.salary(career.salary)}</span>
          </p>
          <Link
            to={paths.career(career.id)}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-trail after:absolute after:inset-0 group-hover:underline"
          >
            {t('learn_more')}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
      </div>
    </li>
  );
}
