import type { Challenge } from '@codivia/contract/api/challenges';
import { wholeProgram } from '@codivia/contract/programs/program';
import { LifeBuoy } from 'lucide-react';
import type { ExerciseWork } from '../../exercises/help/help-entries.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { type AskState, attachedFiles } from '../../support/help/attached.ts';
import { AskMentor } from '../../support/mentoring/ask-mentor.tsx';
import type { MentoringSubject } from '../../support/mentoring/mentoring-subject.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  challenge: Challenge;
  exercise: NonNullable<Challenge['exercise']>;
  work: ExerciseWork;
};

function subjectOf({ challenge, exercise, work }: Props): MentoringSubject {
  const { message } = work;
  return {
    source: { challenge_id: challenge.id },
    title: exercise.title,
    kind: exercise.kind,
    files: wholeProgram(exercise.kind, { ...exercise.starter, ...work.files }),
    check:
      message === null ? null : { passed: false, message: [...message].slice(0, 1000).join('') },
  };
}

/** The ways to people who help with a challenge, beside its hints. */
export function ChallengeHelp(props: Props) {
  const { t } = useTranslation('challenges');
  const { challenge, exercise, work } = props;
  const state: AskState = {
    attachment: {
      path: paths.challenge(challenge.id),
      title: exercise.title.slice(0, 200),
      files: attachedFiles(work, exercise.title),
    },
  };
  return (
    <>
      <ButtonLink variant="secondary" size="sm" to={paths.helpAsk} state={state}>
        <LifeBuoy aria-hidden="true" className="size-4" />
        {t('stuck')}
      </ButtonLink>
      <AskMentor label={t('ask_mentor')} subject={subjectOf(props)} />
    </>
  );
}
