import type { Answer } from '@codivia/contract/endpoint';
import type { LiveRole, listLiveQuestions } from '@codivia/contract/live-room';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { AskQuestion } from './ask-question.tsx';
import { PanelEmpty } from './panel-empty.tsx';
import { QuestionItem } from './question-item.tsx';

type Props = { sessionId: string; role: LiveRole } & Answer<typeof listLiveQuestions>;

/** The questions: what is being answered first, then those with the most votes; for hosts those that wait. */
export function QuestionsPanel({ sessionId, role, questions, total }: Props) {
  const { t } = useTranslation('live-room');
  const isHost = role === 'host';
  const waiting = isHost ? questions.filter(({ state }) => state === 'pending') : [];
  const answering = questions.filter(({ state }) => state === 'answering');
  const others = questions.filter(
    (question) => !waiting.includes(question) && question.state !== 'answering',
  );
  const hidden = total - questions.length;
  const list = (shown: typeof questions) => (
    <ul className="grid gap-3">
      {shown.map((question) => (
        <QuestionItem key={question.id} sessionId={sessionId} role={role} question={question} />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-4">
      {!isHost && <AskQuestion sessionId={sessionId} />}
      {answering.length > 0 && list(answering)}
      {waiting.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-base">{t('questions.pending_title', { count: waiting.length })}</h3>
          {list(waiting)}
        </section>
      )}
      {isHost && waiting.length > 0 && others.length > 0 && (
        <h3 className="text-base">{t('questions.approved_title')}</h3>
      )}
      {others.length > 0 && list(others)}
      {hidden > 0 && <p className="text-muted text-sm">{t('questions.more', { count: hidden })}</p>}
      {questions.length === 0 && (
        <PanelEmpty
          icon={<MessageCircleQuestion />}
          title={t('questions.none')}
          text={t(isHost ? 'questions.none_host' : 'questions.none_text')}
        />
      )}
    </div>
  );
}
