import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { LANGUAGES } from '@codivia/contract/api/language';
import { Check as CheckIcon, CircleAlert, Lightbulb } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { FoldButton } from '../../exercises/fold-button.tsx';
import { ProblemList } from '../../problem-list.tsx';
import type { FieldsProps } from '../details.tsx';
import { CHECKS, type Check, type Checked, checkAddresses, checkLesson } from './checks.ts';
import { ExternalLinks } from './external-links.tsx';
import { PLACES } from './places.ts';
import { useDeadAddresses } from './use-dead-addresses.ts';

/** Pause in typing after which the lesson is checked, in milliseconds. */
const DEBOUNCE_MS = 400;

function StateIcon({ check }: { check: Check }) {
  const { t } = useTranslation('admin-lessons');
  const state = check.done ? 'done' : check.advice ? 'advice' : 'open';
  const Icon = { done: CheckIcon, advice: Lightbulb, open: CircleAlert }[state];
  const color = { done: 'text-done', advice: 'text-ink', open: 'text-danger' }[state];
  return (
    <>
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${color}`} />
      <span className="sr-only">{t(`checklist.states.${state}`)}</span>
    </>
  );
}

type LineProps = FieldsProps & {
  stored: AdminLesson;
  check: Check;
  checked: Checked;
  dead: readonly string[];
  courseAge: number | undefined;
};

/** The details of a check beside its state. */
function Details(props: LineProps) {
  const { check, checked, dead, courseAge, values, stored, onChange } = props;
  const { t } = useTranslation('admin-lessons');
  const { minutes, hasFilms, ages } = checked;
  if (check.name === 'minutes') {
    return (
      <div className="flex flex-wrap items-center gap-3 text-muted">
        <p>
          {t('checklist.about', { count: minutes })} {hasFilms && t('checklist.without_films')}
        </p>
        {!check.done && (
          <Button
            variant="secondary"
            size="sm"
            className="min-h-11"
            onClick={() => onChange({ duration_minutes: minutes })}
          >
            {t('checklist.use', { count: minutes })}
          </Button>
        )}
      </div>
    );
  }
  if (check.name === 'reading') {
    const said = LANGUAGES.flatMap((language) =>
      ages[language] === null
        ? []
        : [t('checklist.age', { language: t(`languages.${language}`), age: ages[language] })],
    );
    const own = courseAge === undefined ? [] : [t('checklist.course_age', { age: courseAge })];
    const words = said.length > 0 ? [...said, ...own].join(' ') : t('checklist.too_short');
    return <p className="text-muted">{words}</p>;
  }
  if (check.name === 'addresses') {
    return (
      <>
        <ul className="grid grid-cols-1 gap-1 empty:hidden">
          {dead.map((address) => (
            <li key={address} className="wrap-anywhere font-mono text-sm">
              {address}
            </li>
          ))}
        </ul>
        <ExternalLinks values={values} stored={stored} />
      </>
    );
  }
  return check.problems.length > 0 ? <ProblemList problems={check.problems} /> : null;
}

type Props = FieldsProps & {
  /** The lesson as the server has it. */
  stored: AdminLesson;
  /** The age that the course of the lesson is for. */
  courseAge: number | undefined;
};

/** Shows while a lesson is written what it lacks before it can be published. */
export function Checklist({ values, stored, onChange, courseAge }: Props) {
  const { t } = useTranslation('admin-lessons');
  const [open, setOpen] = useState(false);
  const settled: LessonFields = useDebounced(values, DEBOUNCE_MS);
  const dead = useDeadAddresses(settled);
  const checked = useMemo(
    () => checkLesson(settled, stored, courseAge),
    [settled, stored, courseAge],
  );
  const checks = [...checked.checks, checkAddresses(dead)];
  const done = checks.filter((check) => check.done).length;
  return (
    <Card className="grid grid-cols-1 p-1">
      <FoldButton open={open} onOpen={setOpen} className="min-h-11 px-3 py-2">
        <span className="font-bold">{t('checklist.title')}</span>
        <span className="text-muted">{t('checklist.done', { done, total: checks.length })}</span>
      </FoldButton>
      {open && (
        <ul aria-label={t('checklist.title')} className="grid grid-cols-1 gap-3 p-3">
          {checks.map((check) => (
            <li key={check.name} className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2">
              <StateIcon check={check} />
              <div className="grid min-w-0 grid-cols-1 gap-2">
                <button
                  type="button"
                  className="min-h-6 text-start underline-offset-4 hover:underline"
                  onClick={() => document.getElementById(PLACES[CHECKS[check.name]])?.focus()}
                >
                  {t(`checklist.checks.${check.name}`)}
                </button>
                <Details
                  check={check}
                  checked={checked}
                  dead={dead}
                  courseAge={courseAge}
                  values={settled}
                  stored={stored}
                  onChange={onChange}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
