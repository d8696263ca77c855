import { REQUIRED_ITEMS_MIN } from '@codivia/contract/exercises/pieces';
import type {
  AuthoredChecklistItem,
  AuthoredOpenExercise,
} from '@codivia/contract/exercises/tasks/open';
import { useTranslation } from '../../../lib/i18n.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Input } from '../../../ui/input.tsx';
import { BilingualField } from './bilingual-field.tsx';
import { CodeBox } from './code-field.tsx';
import { ListField } from './list-field.tsx';

type Props = { exercise: AuthoredOpenExercise; put: (changes: object) => void };

const EMPTY = { en: '', fr: '' };

/** Returns an id that no item has yet. */
function freeId(items: readonly AuthoredChecklistItem[]): string {
  let number = items.length + 1;
  while (items.some(({ id }) => id === `item-${number}`)) number++;
  return `item-${number}`;
}

/** The fields for the checks of an open project: code that prepares the checks, and the items in their order. */
export function ChecklistField({ exercise, put }: Props) {
  const { t } = useTranslation('admin-exercises');
  const { kind, prepare = '', checklist, wrong } = exercise;
  const language = kind === 'python' ? 'python' : 'javascript';

  /** Wrong answers follow an item whose id is changed. */
  function rename(number: number, id: string): void {
    const before = checklist[number - 1];
    if (!before) return;
    put({
      checklist: checklist.with(number - 1, { ...before, id }),
      wrong: wrong.map((one) => (one.feedback === before.id ? { ...one, feedback: id } : one)),
    });
  }

  return (
    <>
      <BilingualField
        label={t('summary')}
        hint={t('summary_hint')}
        value={exercise.summary}
        onChange={(summary) => put({ summary })}
      />
      <div className="grid grid-cols-1 gap-1.5">
        <CodeBox
          label={t('prepare')}
          code={prepare}
          language={language}
          onChange={(code) => put({ prepare: code })}
        />
        <p className="text-muted text-sm">{t(`prepare_hints.${kind}`)}</p>
      </div>
      <ListField<AuthoredChecklistItem>
        title={t('checklist')}
        nameOf={(number) => t('item', { number })}
        items={checklist}
        atLeast={REQUIRED_ITEMS_MIN}
        sortable
        makeNew={() => ({ id: freeId(checklist), text: EMPTY, hint: EMPTY, check: '' })}
        onChange={(items) => put({ checklist: items })}
      >
        {(item, number, change) => (
          <>
            <Input
              label={t('item_id', { number })}
              className="font-mono"
              autoComplete="off"
              value={item.id}
              onChange={({ target }) => rename(number, target.value)}
            />
            <BilingualField
              label={t('item_text', { number })}
              lines="one"
              value={item.text}
              onChange={(text) => change({ ...item, text })}
            />
            <BilingualField
              label={t('item_hint', { number })}
              lines="one"
              value={item.hint}
              onChange={(hint) => change({ ...item, hint })}
            />
            <Checkbox
              label={t('item_required', { number })}
              checked={item.required !== false}
              onChange={(required) => change({ ...item, required })}
            />
            <CodeBox
              label={t('item_check', { number })}
              code={item.check}
              language={language}
              onChange={(check) => change({ ...item, check })}
            />
          </>
        )}
      </ListField>
    </>
  );
}
