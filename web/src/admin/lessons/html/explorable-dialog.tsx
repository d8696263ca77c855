import { explorableValue, readExplorableValue } from '@codivia/contract/explorables/explorable-tag';
import { EXPLORABLE_NAMES } from '@codivia/contract/explorables/models';
import { lessonTag } from '@codivia/contract/lessons/lesson-tags';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ExplorableChoice } from '../exercises/explore/explorable-choice.tsx';
import { JsonField } from '../exercises/explore/json-field.tsx';
import { escapeHtml } from './html-edits.ts';
import { InsertDialog } from './insert-dialog.tsx';

type Props = {
  /** The value of the element that is changed; empty for a new one. */
  value: string;
  onInsert: (tag: string) => void;
  onClose: () => void;
};

/** Asks for an explorable and its options. */
export function ExplorableDialog({ value, onInsert, onClose }: Props) {
  const { t } = useTranslation('admin-html');
  const exercises = useTranslation('admin-exercises').t;
  const [named, setNamed] = useState(
    () => readExplorableValue(value) ?? { name: EXPLORABLE_NAMES[0] ?? '', options: {} },
  );
  return (
    <InsertDialog
      title={exercises('explorable')}
      action={t(value ? 'replace' : 'insert')}
      onSubmit={() => onInsert(lessonTag('lesson-explorable', escapeHtml(explorableValue(named))))}
      onClose={onClose}
    >
      <Suspense fallback={<Skeleton className="h-20" />}>
        <ExplorableChoice value={named.name} onChoose={(name) => setNamed({ name, options: {} })} />
      </Suspense>
      <JsonField
        label={exercises('explore_options')}
        hint={exercises('explore_options_hint')}
        value={named.options}
        onChange={(options) => setNamed({ ...named, options })}
      />
    </InsertDialog>
  );
}
