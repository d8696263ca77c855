import type { Answer } from '@codivia/contract/api/endpoint';
import type { LiveRole, listLiveQuestions } from '@codivia/contract/api/live-room';
import { ChevronRight, MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { AskQuestion } from './ask-question.tsx';
import { PanelEmpty } from './panel-empty.tsx';
import { QuestionItem } from './question-item.tsx';

type Props = { sessionId: string; role: LiveRole } & Answer<typeof listLiveQuestions>;

/**
 * Lists the questions: the one being answered first, then those with the most votes, and the answered ones; for hosts
 * also those that wait.
 */
export function QuestionsPanel({ sessionId, role, questions, total }: Props) {
  const { t } = useTranslation('live-room');
  const isHost = role === 'host';
  const waiting = isHost ? questions.filter(({ state }) => state === 'pending') : [];
  const answering = questions.filter(({ state }) => state === 'answering');
  const answered = questions.filter(({ state }) => state === 'answered');
  const others = questions.filter(
    (question) => ![...waiting, ...answering, ...answered].includes(question),
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
      {others.length > 0 && (
        <div className="grid gap-2">
          {isHost && waiting.length > 0 && (
            <h3 className="text-base">{t('questions.approved_title')}</h3>
          )}
          {list(others)}
        </div>
      )}
      {answered.length > 0 && (
        <details className="group grid">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-1.5 font-bold marker:content-none hover:text-trail">
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
            />
            {t('questions.answered_title', { count: answered.length })}
          </summary>
          <div className="pt-2">{list(answered)}</div>
        </details>
      )}
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
