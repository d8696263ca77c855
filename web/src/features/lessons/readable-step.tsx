import type { Exercise } from '@codivia/contract/exercises/exercises';
import { filmAddress } from '@codivia/contract/lessons/film-names';
import type { LessonStep } from '@codivia/contract/lessons/lesson-steps';
import { editorCode } from '@codivia/contract/lessons/lesson-tags';
import { lazy, Suspense } from 'react';
import { webTask } from '../../exercises/tasks/tasks.ts';
import { useLanguage } from '../../lib/i18n.ts';
import { lessonHtml } from './lesson-html.ts';

/** The server renders HTML that was made safe when it was written (docs/decisions/0031); a browser makes it so again. */
function Html({ html }: { html: string }) {
  if (!html) return null;
  const safe = typeof window === 'undefined' ? html : lessonHtml(html);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    <div className="prose-codivia lesson-content" dangerouslySetInnerHTML={{ __html: safe }} />
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

const ExplorableOf = lazy(async () => ({
  default: (await import('../../explore/explorable.tsx')).ExplorableOf,
}));

/** An explorable as it begins: nothing moves it here. */
const Still = ({ value }: { value: string }) => (
  <Suspense>
    <ExplorableOf value={value} stored="" onStore={() => {}} />
  </Suspense>
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

type Labels = { exercise: string; question: string };

function ReadableExercise({ exercise, labels }: { exercise: Exercise; labels: Labels }) {
  const isQuestion = exercise.kind === 'quiz';
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-5">
      <h3 className="text-xl">
        {isQuestion ? labels.question : `${labels.exercise} – ${exercise.title}`}
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

type Props = {
  step: LessonStep;
  exercises: readonly Exercise[];
  /** The words for an exercise and a question. */
  labels: Labels;
  /** The course whose films are shown as pictures; without it they are left out. */
  courseId?: string;
};

function Film({ courseId, name }: { courseId: string; name: string }) {
  const src = `${filmAddress(courseId, name, useLanguage())}.webp`;
  return <img src={src} alt="" width={1280} height={720} className="w-full rounded-card" />;
}

function Work({ step: { action }, exercises, labels, courseId }: Props) {
  if (!action) return null;
  if (action.tag === 'lesson-video') {
    return courseId ? <Film courseId={courseId} name={action.value} /> : null;
  }
  if (action.tag === 'lesson-explorable') return <Still value={attributeText(action.value)} />;
  if (action.tag.endsWith('-editor')) return <Code text={programIn(action.value)} />;
  const exercise = exercises.find(({ id }) => id === action.value);
  return exercise ? <ReadableExercise exercise={exercise} labels={labels} /> : null;
}

/** A step of a lesson that is only read: its text, and its program or exercise as text. */
export function ReadableStep(props: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Html html={props.step.before} />
      <Work {...props} />
      <Html html={props.step.after} />
    </div>
  );
}
