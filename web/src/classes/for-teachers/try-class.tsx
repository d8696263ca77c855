import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Card } from '../../ui/card.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { classPaths, DEMO_CLASS } from '../class-paths.ts';
import { DEMO_LESSON } from '../demo/demo-lesson.ts';

const PLACES = [
  { key: 'roster', to: classPaths.roster(DEMO_CLASS) },
  { key: 'lesson', to: classPaths.section(DEMO_CLASS, 'lesson', DEMO_LESSON.id) },
  { key: 'results', to: classPaths.section(DEMO_CLASS, 'results') },
] as const;

/** The ways into the demonstration class. */
export function TryClass() {
  const { t } = useTranslation('teachers');
  return (
    <TitledSection title={t('demo.title')} text={t('demo.text')} className="gap-6">
      <ul className="grid gap-5 sm:grid-cols-3">
        {PLACES.map(({ key, to }) => (
          <li key={key} className="grid">
            <Card className="grid hover:border-trail">
              <Link to={to} className="grid content-start gap-2 p-6">
                <span className="flex items-center gap-1 font-bold text-trail text-xl">
                  {t(`demo.${key}`)}
                  <ChevronRight aria-hidden="true" className="size-5" />
                </span>
                <span>{t(`demo.${key}_text`)}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
