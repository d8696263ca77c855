import type { LearningPathSummary } from '@codivia/contract/api/learning-paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PathArt } from '../../features/learning-paths/path-art.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { PathFacts } from './path-facts.tsx';

/** A path in the list; the whole card leads to it. */
export function PathCard({
  path,
  inFirstView,
}: {
  path: LearningPathSummary;
  inFirstView: boolean;
}) {
  const { t, language } = useTranslation('learning-paths');
  const title = path.title[language];
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-lift">
      <PathArt path={path} inFirstView={inFirstView} />
      <div className="flex grow flex-col gap-4 p-6">
        <h2 className="text-2xl">{title}</h2>
        <p className="text-lg">{path.promise[language]}</p>
        <p className="text-muted">{path.for_whom[language]}</p>
        <div className="mt-auto grid gap-3 border-t border-line pt-4">
          <PathFacts hours={path.hours} courses={path.courses.length} />
          <Link
            to={paths.learningPath(path.id)}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-trail after:absolute after:inset-0 group-hover:underline"
          >
            {t('see_map')}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <ArrowRight aria-hidden="true" className="size-5" />
          </Link>
        </div>
      </div>
    </li>
  );
}
