import type { Challenge } from '@codivia/contract/challenges';
import { LifeBuoy } from 'lucide-react';
import type { ExerciseWork } from '../../code/exercise/help-entries.ts';
import type { AskState } from '../../features/help/attached.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  challenge: Challenge;
  exercise: NonNullable<Challenge['exercise']>;
  work: ExerciseWork;
};

/** The ways to people who help with a challenge, beside its hints. */
export function ChallengeHelp({ challenge, exercise, work }: Props) {
  const { t } = useTranslation('challenges');
  const state: AskState = {
    attachment: {
      path: paths.challenge(challenge.id),
      title: exercise.title.slice(0, 200),
      files: work.files.map(({ name = exercise.title, code }) => ({
        name: name.slice(0, 100),
        code,
      })),
    },
  };
  return (
    <ButtonLink variant="secondary" size="sm" to={paths.helpAsk} state={state}>
      <LifeBuoy aria-hidden="true" className="size-4" />
      {t('stuck')}
    </ButtonLink>
  );
}
