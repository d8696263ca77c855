import type { Mentor } from '@codivia/contract/api/mentors';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { Badge } from '../../ui/badge.tsx';
import { Portrait } from './portrait.tsx';

/** Introduces an invented mentor: person, knowledge and character. */
export function MentorCard({ mentor, index }: { mentor: Mentor; index: number }) {
  const { t, language } = useTranslation('mentors');
  const { name, role, company, expertise, experience, description, languages } = mentor;
  return (
    <li className="flex flex-col gap-5 rounded-card border border-line bg-surface p-6 shadow-card">
      <Badge className="self-start">{t('example')}</Badge>
      <div className="flex items-center gap-4">
        <Portrait index={index} />
        <div>
          <h3 className="text-2xl">{name}</h3>
          <p className="text-muted">{t('role_at', { role: role[language], company })}</p>
        </div>
      </div>
      <dl className="grid gap-2">
        <div>
          <dt className="text-sm text-muted">{t('expertise')}</dt>
          <dd className="font-bold">{expertise[language]}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{t('experience')}</dt>
          <dd className="font-bold">{experience[language]}</dd>
        </div>
      </dl>
      <p>{description[language]}</p>
      <ul aria-label={t('tags')} className="mt-auto flex flex-wrap gap-2">
        {languages.map((tag) => (
          <li key={localizedText(tag, 'en')}>
            <Badge>{localizedText(tag, language)}</Badge>
          </li>
        ))}
      </ul>
    </li>
  );
}
