import type { AuthoredExercise } from '@codivia/contract/exercises/exercises';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { takeWrongAnswer } from '../../kit/studio-address.ts';
import { AddedAnswer } from '../exercises/answer-lists.tsx';
import { ShownTexts } from '../exercises/bilingual-field.tsx';
import { TEXTS, type Texts } from '../lesson-address.ts';
import { addWrongAnswer } from './add-wrong-answer.ts';
import { LiveProofContext } from './answer-mark.tsx';
import { KindBadges } from './kind-badges.tsx';
import { PauseButton, ProofState } from './proof-state.tsx';
import { StudioSections } from './studio-sections.tsx';
import { StudioSide } from './studio-side.tsx';
import { titleOf } from './title-of.ts';
import { useLiveProof } from './use-live-proof.ts';

type Props = {
  lessonId: string;
  exercise: AuthoredExercise;
  taken: readonly string[];
  texts: Texts;
  onTexts: (texts: Texts) => void;
  onChange: (exercise: AuthoredExercise) => void;
};

/** Everything about one exercise: its parts in the order of their making, and beside them what they come to. */
export function ExerciseStudio(props: Props) {
  const { lessonId, exercise, taken, texts, onTexts, onChange } = props;
  const { t, language } = useTranslation('admin-studio');
  const lessons = useTranslation('admin-lessons').t;
  const proof = useLiveProof(exercise);
  const page = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<number | null>(null);

  const takeWaiting = useEffectEvent(() => {
    const answer = takeWrongAnswer(lessonId, exercise.id);
    const found = answer === null ? null : addWrongAnswer(exercise, answer);
    if (!found) return;
    if (found.exercise !== exercise) onChange(found.exercise);
    setAdded(found.number);
  });
  useEffect(() => takeWaiting(), []);
  useEffect(() => {
    if (added === null) return;
    const place = page.current?.querySelector(`[data-feedback-of="${added}"]`);
    (place?.querySelector('textarea') ?? place?.querySelector('select'))?.focus();
  }, [added]);

  return (
    <div ref={page} className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="wrap-anywhere min-w-0 text-xl">{titleOf(exercise, language)}</h3>
        <KindBadges kind={exercise.kind} task={'task' in exercise ? exercise.task : null} />
        {proof && <ProofState proof={proof} />}
        {proof && <PauseButton proof={proof} />}
        <ChoiceGroup
          className="ms-auto"
          label={lessons('editor.texts')}
          options={TEXTS.map((value) => ({ value, label: lessons(`editor.texts_${value}`) }))}
          value={texts}
          onChoose={onTexts}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <LiveProofContext value={proof}>
          <ShownTexts value={texts}>
            <AddedAnswer value={added}>
              <StudioSections key={added} exercise={exercise} taken={taken} onChange={onChange} />
            </AddedAnswer>
          </ShownTexts>
          <StudioSide exercise={exercise} proof={proof} label={t('side')} />
        </LiveProofContext>
      </div>
    </div>
  );
}
