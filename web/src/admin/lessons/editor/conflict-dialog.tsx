import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useLessonVersion } from '../admin-lessons.api.ts';
import { type ConflictField, conflictFields, type Side } from './conflict-fields.ts';
import { FieldDifference } from './field-difference.tsx';
import { type FieldName, mixed } from './lesson-values.ts';

type Props = {
  /** The lesson's id and the revision that both began from. */
  id: string;
  revision: number;
  /** The lesson at that revision, when it is at hand; it is fetched otherwise. */
  began: LessonFields | null;
  mine: LessonFields;
  theirs: AdminLesson;
  busy: boolean;
  /** Saves what was chosen over their version. */
  onApply: (values: LessonFields) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

type FieldProps = Pick<Props, 'mine' | 'theirs'> & {
  field: ConflictField;
  onChoose: (side: Side) => void;
};

function FieldChoice({ field, mine, theirs, onChoose }: FieldProps) {
  const { t } = useTranslation('admin-lessons');
  const { name, side, who } = field;
  const label = t(`fields.${name}`);
  return (
    <li className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-2 font-bold">
          {label}
          <Badge tone={who === 'both' ? 'danger' : 'plain'}>{t(`conflict.${who}`)}</Badge>
        </p>
        <ChoiceGroup<Side>
          label={t('conflict.choice', { field: label })}
          options={[
            { value: 'theirs', label: t('conflict.theirs') },
            { value: 'mine', label: t('conflict.mine') },
          ]}
          value={side}
          onChoose={onChoose}
        />
      </div>
      <FieldDifference name={name} before={theirs} after={mine} />
    </li>
  );
}

/**
 * Asks, field by field, which of two versions of a lesson stays. A field that only one side has changed is chosen
 * already, which is known once the version that both began from is loaded.
 */
export function ConflictDialog(props: Props) {
  const { id, revision, mine, theirs, busy, onApply, onTakeTheirs, onClose } = props;
  const { t } = useTranslation('admin-lessons');
  const fetched = useLessonVersion(id, props.began ? null : revision);
  const began = props.began ?? fetched.data?.lesson ?? null;
  const comparing = !began && fetched.isPending;
  const [chosen, setChosen] = useState<Partial<Record<FieldName, Side>>>({});
  const fields = conflictFields(began, mine, theirs, chosen);
  const open = fields.filter(({ side }) => side === null).length;
  const ownFields = fields.filter(({ side }) => side === 'mine').map(({ name }) => name);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(next) => !next && onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <div className="grid grid-cols-1 gap-5">
        {comparing && (
          <div role="status" aria-label={t('conflict.comparing')}>
            <Skeleton className="h-40" />
          </div>
        )}
        {!comparing && !began && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="grow basis-60">{t('conflict.unknown_text')}</p>
            <Button variant="secondary" size="sm" onClick={() => void fetched.refetch()}>
              {t('conflict.retry')}
            </Button>
          </div>
        )}
        {!comparing && (
          <ul className="grid grid-cols-1 gap-5">
            {fields.map((field) => (
              <FieldChoice
                key={field.name}
                field={field}
                mine={mine}
                theirs={theirs}
                onChoose={(side) => setChosen({ ...chosen, [field.name]: side })}
              />
            ))}
          </ul>
        )}
        <p role="status" className="text-end font-bold empty:hidden">
          {!comparing && open > 0 && t('conflict.open', { count: open })}
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('conflict.later')}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.take_theirs')}
          </Button>
          <Button
            loading={busy}
            disabled={comparing || open > 0}
            onClick={() => onApply(mixed(theirs, mine, ownFields))}
          >
            {t('conflict.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
