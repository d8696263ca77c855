import type { Challenge } from '@codivia/contract/api/challenges';
import { kindOfTopic } from '@codivia/contract/exercises/challenge-exercise';
import { PROGRAM_FILES, type ProgramFiles } from '@codivia/contract/programs/program';
import { partOfFile, programKind } from '@codivia/contract/programs/stored-forms';
import { challengeDraftKey, keyOfPart, readDraft } from '../../lib/drafts.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { Story, TaskText } from './challenge-text.tsx';
import { ProgramView } from './program-view.tsx';

/** Returns the program that was written here, whatever the plan is now. */
function draftOf({ id, topic }: Challenge): ProgramFiles | null {
  const kind = programKind(kindOfTopic(topic));
  const files = PROGRAM_FILES[kind].flatMap((name) => {
    const text = readDraft(keyOfPart(challengeDraftKey(id), partOfFile(kind, name)));
    return text ? [[name, text] as const] : [];
  });
  return files.length > 0 ? Object.fromEntries(files) : null;
}

/** A challenge that the plan does not include: the parts that may be read, and everything that is the reader's own. */
export function LockedChallenge({ challenge }: { challenge: Challenge }) {
  const { t } = useTranslation('challenges');
  const { text, answer } = challenge;
  const draft = draftOf(challenge);
  return (
    <>
      {text && (
        <>
          <Story html={text.story} />
          <TaskText text={text} />
        </>
      )}
      <EmptyState
        pose="point"
        title={t('locked_title')}
        description={t(text ? 'locked_solve' : 'locked_text')}
        action={
          <ButtonLink variant="joy" to={paths.offer}>
            {t('premium_action')}
          </ButtonLink>
        }
      />
      {(answer || draft) && (
        <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
          {answer && <ProgramView title={t('your_program')} program={answer} />}
          {draft && <ProgramView title={t('your_draft')} program={draft} />}
        </div>
      )}
    </>
  );
}
