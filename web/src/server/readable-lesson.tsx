import type { Exercise } from '@codivia/contract/exercises/exercises';
import { type LessonStep, lessonSteps } from '@codivia/contract/lessons/lesson-steps';
import { editorCode, normalizeEditorTags } from '@codivia/contract/lessons/lesson-tags';
import type { Lesson } from '@codivia/contract/lessons/lessons';
import { useQuery } from '@tanstack/react-query';
import { webTask } from '../exercises/tasks/tasks.ts';
import { ExplorableOf } from '../explore/explorable.tsx';
import boxStyles from '../features/lessons/lesson-content.css?inline';
import { trialLessonQuery } from '../features/trial-lesson/trial-lesson.api.ts';
import { useTranslation } from '../lib/i18n.ts';
import { localizedTitle } from '../lib/localized.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { PageTitle } from '../ui/page-title.tsx';

/** HTML that the server has sanitized when it was written (docs/decisions/0031). */
function Html({ html }: { html: string }) {
  if (!html) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    <div className="prose-codivia lesson-content" dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function Code({ text }: { text: string }) {
  return (
    <div className="prose-codivia">
      <pre>
        <code>{text}</code>
      </pre>
    </div>
  );
}

/** The signs that attributes may not carry as they are. */
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text of an attribute that is written as HTML. */
const attributeText = (attribute: string): string =>
  attribute.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name] ?? '');

const programIn = (attribute: string): string => editorCode(attributeText(attribute)).trim();

/** An explorable as it begins: without scripts nothing moves it. */
const Still = ({ value }: { value: string }) => (
  <ExplorableOf value={value} stored="" onStore={() => {}} />
);

/**
 * Returns the program that an exercise begins with, where it is one text; else the text that is given to complete it.
 */
function programOf(exercise: Exercise): string {
  const task = 'task' in exercise ? exercise.task : undefined;
  const { completion } = webTask(task);
  if (completion && task) return completion.readable(task, exercise.id);
  if ('program' in exercise && typeof exercise.program === 'string') return exercise.program;
  const texts = 'starter' in exercise ? Object.values(exercise.starter) : [];
  return texts.length === 1 ? (texts[0] ?? '') : '';
}

function ReadableExercise({ exercise }: { exercise: Exercise }) {
  const { t } = useTranslation('trial-lesson');
  const isQuestion = exercise.kind === 'quiz';
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h3 className="text-xl">
        {isQuestion ? t('question') : `${t('exercise')} – ${exercise.title}`}
      </h3>
      <Html html={isQuestion ? exercise.question : exercise.instructions} />
      {isQuestion && (
        <ul className="list-disc ps-6">
          {exercise.options.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {programOf(exercise) && <Code text={programOf(exercise)} />}
    </div>
  );
}

function Work({ action, lesson }: { action: LessonStep['action']; lesson: Lesson }) {
  if (!action || action.tag === 'lesson-video') return null;
  if (action.tag === 'lesson-explorable') return <Still value={attributeText(action.value)} />;
  if (action.tag.endsWith('-editor')) return <Code text={programIn(action.value)} />;
  const exercise = lesson.exercises.find(({ id }) => id === action.value);
  return exercise ? <ReadableExercise exercise={exercise} /> : null;
}

/** The trial lesson as one page, for readers without scripts and for search engines. */
export function ReadableLesson() {
  const { t, language } = useTranslation('trial-lesson');
  const { data: lesson } = useQuery(trialLessonQuery(language));
  const title = <PageTitle title={t('page_title')} />;
  if (!lesson) {
    return (
      <div className="page-width grid gap-4 py-10 sm:py-14">
        {title}
        <h1 className="text-4xl">{t('none_title')}</h1>
        <p className="text-xl">{t('none_text')}</p>
        <p>
          <ButtonLink to={paths.courses}>{t('look')}</ButtonLink>
        </p>
      </div>
    );
  }
  const content = (language === 'fr' && lesson.content_fr) || lesson.content || lesson.content_fr;
  return (
    <article className="page-width grid max-w-3xl gap-5 py-10 sm:py-14">
      {title}
      <meta name="description" content={t('description')} />
      {/* In the document itself: without scripts nothing fetches the style sheet of the lesson page. */}
      <style>{boxStyles}</style>
      <h1 className="text-4xl sm:text-5xl">{localizedTitle(lesson, language)}</h1>
      <p className="text-muted">{t('read_note')}</p>
      {lessonSteps(normalizeEditorTags(content)).map((step) => (
        <section key={step.id} className="grid gap-4">
          <Html html={step.before} />
          <Work action={step.action} lesson={lesson} />
          <Html html={step.after} />
        </section>
      ))}
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={paths.register}>{t('sign_up')}</ButtonLink>
        <ButtonLink to={paths.courses} variant="secondary">
          {t('look')}
        </ButtonLink>
      </p>
    </article>
  );
}
