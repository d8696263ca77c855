import type { AnswerName } from '@codivia/contract/exercises/answers';
import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { classes } from '../../../ui/classes.ts';
import { useFaultWords } from '../problem-list.tsx';
import { type AnswerOutcome, answerKey, type LiveProof } from './use-live-proof.ts';

/** The proof of the exercise around; null where it is not proven while it is written. */
export const LiveProofContext = createContext<LiveProof | null>(null);

/** Returns the outcomes of one answer, one for each language; equal ones count once. */
function outcomesOf(proof: LiveProof, name: AnswerName): AnswerOutcome[] {
  const all = proof.outcomes.filter((one) => answerKey(one.name) === answerKey(name));
  const [first] = all;
  const same = ({ verdict, fault }: AnswerOutcome) => JSON.stringify([verdict, fault]);
  return first && all.every((one) => same(one) === same(first)) ? [first] : all;
}

/** The last line of a failure, which says what went wrong. */
const lastLine = (complaint: string) => complaint.trimEnd().split('\n').at(-1) ?? '';

type Props = {
  of: AnswerName;
  /** True if the answer has no field of its own, so that its name is said here. */
  isNamed?: boolean;
};

/** The verdict on an answer as it is written now, beside its field. */
export function AnswerMark({ of: name, isNamed = false }: Props) {
  const { t } = useTranslation('admin-studio');
  const lessons = useTranslation('admin-lessons').t;
  const { answerWords, faultWords } = useFaultWords();
  const proof = use(LiveProofContext);
  if (!proof || proof.state === 'unavailable') return null;
  const outcomes = outcomesOf(proof, name);
  const words = ({ verdict, fault }: AnswerOutcome) => {
    if (!verdict) return t(proof.state === 'paused' ? 'mark.unknown' : 'mark.checking');
    if (fault) return faultWords(fault);
    if (verdict.passed) return t('mark.passes');
    return t('mark.fails', { key: verdict.key ?? '' });
  };
  return (
    <ul className="grid grid-cols-1 gap-1 px-1 text-sm">
      {outcomes.map((outcome) => {
        const { language, verdict, fault } = outcome;
        const Icon = verdict ? (fault ? TriangleAlert : Check) : CircleDashed;
        return (
          <li
            key={language}
            className={classes(
              'flex items-start gap-1.5',
              verdict ? (fault ? 'font-bold text-danger' : 'text-done') : 'text-muted',
            )}
          >
            <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="wrap-anywhere min-w-0">
              {isNamed && <strong>{`${answerWords(name)}${t('mark.colon')} `}</strong>}
              {outcomes.length > 1 && `${lessons(`languages.${language}`)}${t('mark.colon')} `}
              {words(outcome)}
              {fault && verdict?.complaint && (
                <span className="block font-mono font-normal">{lastLine(verdict.complaint)}</span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
