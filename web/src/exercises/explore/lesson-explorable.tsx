import { use } from 'react';
import { StepContext } from '../../code/editor/step-action.ts';
import { useStoredCode } from '../../code/editor/stored-code.ts';
import { ExplorableOf } from '../../explore/explorable.tsx';

type Props = {
  /** The value of the element that names it. */
  value: string;
  /** The place where its state is kept; null where it is not. */
  storageKey: string | null;
};

/** An explorable in the text of a lesson. It stays as the learner has left it; moving anything in it completes its step. */
export function LessonExplorable({ value, storageKey }: Props) {
  const stored = useStoredCode(storageKey, '');
  const step = use(StepContext);
  return (
    <ExplorableOf
      value={value}
      stored={stored.code}
      onStore={(text) => {
        stored.change(text);
        step?.onRun();
      }}
    />
  );
}
