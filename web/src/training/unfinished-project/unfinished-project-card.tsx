import type { UnfinishedProject } from '@codivia/contract/exercises/unfinished-project';
import { ArrowRight, CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { doneItems } from '../../lib/exercise-results/done-items.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgramPicture } from '../../ui/program-picture.tsx';
import { SafeHtml } from '../../ui/safe-html.tsx';
import { useProjectPicture } from './project-picture.ts';

/** Items that are listed; more of them are counted. */
const SHOWN = 3;

const LOOK = 'aspect-[8/5] w-full object-cover';

function Picture({ project }: { project: UnfinishedProject }) {
  const { t } = useTranslation('projects');
  const picture = useProjectPicture(project, t(`kinds.${project.kind}`));
  if (picture) return <img src={picture} alt="" className={LOOK} />;
  return <ProgramPicture id={project.exercise_id} kind={project.kind} className={LOOK} />;
}

/** Lists the required items that the last check did not find done; all of them before a check in this browser. */
function Missing({
  project: { lesson_id, exercise_id, checklist },
}: {
  project: UnfinishedProject;
}) {
  const { t } = useTranslation('unfinished-project');
  const done = doneItems(lesson_id, exercise_id);
  const missing = checklist.filter(({ id, required }) => required && !done?.includes(id));
  if (missing.length === 0) return <p>{t('ready')}</p>;
  const more = missing.length - SHOWN;
  return (
    <div className="grid gap-1.5">
      <p className="font-bold">{t(done ? 'missing' : 'list')}</p>
      <ul className="grid gap-1.5">
        {missing.slice(0, SHOWN).map(({ id, text }) => (
          <li key={id} className="flex gap-2">
            <CircleDashed aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
            <div className="min-w-0">
              <SafeHtml html={text} />
            </div>
          </li>
        ))}
        {more > 0 && <li className="ps-7 text-muted">{t('more', { count: more })}</li>}
      </ul>
    </div>
  );
}

/** The project that a member has begun in a lesson, with its picture, what it lacks, and the way back to it. */
export function UnfinishedProjectCard({ project }: { project: UnfinishedProject }) {
  const { t } = useTranslation('unfinished-project');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <Card className="grid overflow-hidden sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid content-center bg-trail-soft">
          <Picture project={project} />
        </div>
        <div className="grid min-w-0 content-center justify-items-start gap-3 p-5 sm:p-6">
          <h2 id={title} className="font-bold text-base text-trail">
            {t('title')}
          </h2>
          <div className="min-w-0">
            <p className="break-words font-display font-extrabold text-2xl leading-tight">
              {project.title}
            </p>
            <p className="break-words text-muted">
              {t('lesson', { lesson: project.lesson_title })}
            </p>
          </div>
          <Missing project={project} />
          <ButtonLink
            to={paths.lessonStep(project.lesson_id, project.exercise_id)}
            variant="secondary"
            aria-label={t('open_of', { title: project.title })}
          >
            {t('open')}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </div>
      </Card>
    </section>
  );
}
