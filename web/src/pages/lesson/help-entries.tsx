import type { Exercise } from '@codivia/contract/exercises';
import { LifeBuoy } from 'lucide-react';
import type { CodeFile, ExerciseWork } from '../../code/exercise/help-entries.ts';
import type { AskState } from '../../features/help/attached.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type StuckProps = { lessonId: string; title: string; files?: readonly CodeFile[] };

/** Leads to the question form, with the lesson and what the learner has written. */
export function StuckLink({ lessonId, title, files = [] }: StuckProps) {
  const { t } = useTranslation('lessons');
  const state: AskState = {
    attachment: {
      path: paths.lesson(lessonId),
      title: title.slice(0, 200),
      files: files.map(({ name = title, code }) => ({ name: name.slice(0, 100), code })),
    },
  };
  return (
    <ButtonLink variant="secondary" size="sm" to={paths.helpAsk} state={state}>
      <LifeBuoy aria-hidden="true" className="size-4" />
      {t('exercises.stuck')}
    </ButtonLink>
  );
}

type Props = { lessonId: string; exercise: Exercise; work: ExerciseWork };

/** The ways to people who help with an exercise, beside its hints. */
export function HelpEntries({ lessonId, exercise, work }: Props) {
  const title = 'title' in exercise ? exercise.title : '';
  return <StuckLink lessonId={lessonId} title={title} files={work.files} />;
}
