import type { AdminLesson, LessonFields } from '@codivia/contract/admin-lessons';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useLessonVersion } from '../admin-lessons.api.ts';
import { FieldDifference } from './field-difference.tsx';
import { differences, type FieldName, mixed } from './lesson-values.ts';

type Side = 'mine' | 'theirs';
type Props = {
  /** The lesson's id and the revision that both began from. */
  id: string;
  revision: number;
  mine: LessonFields;
  theirs: AdminLesson;
  busy: boolean;
  /** Saves what was chosen over their version. */
  onApply: (values: LessonFields) => void;
  onTakeTheirs: () => void;
  onClose: () => void;
};

/** Who has changed a field since both began; of an unknown beginning, both may have. */
function changersOf(name: FieldName, base: LessonFields | undefined, props: Props) {
  if (!base) return { byMe: true, byThem: true };
  const changed = (values: LessonFields) => differences(base, values).includes(name);
  return { byMe: changed(props.mine), byThem: changed(props.theirs) };
}

/** Two versions of a lesson: field by field one chooses what stays. */
export function ConflictDialog(props: Props) {
  const { id, revision, mine, theirs, busy, onApply, onTakeTheirs, onClose } = props;
  const { t } = useTranslation('admin-lessons');
  const began = useLessonVersion(id, revision);
  const [chosen, setChosen] = useState<Partial<Record<FieldName, Side>>>({});
  const fields = differences(theirs, mine).map((name) => {
    const { byMe, byThem } = changersOf(name, began.data?.lesson, props);
    const side: Side = chosen[name] ?? (byMe ? 'mine' : 'theirs');
    const who = byMe && byThem ? 'both' : byMe ? 'by_me' : 'by_them';
    return { name, side, who } as const;
  });
  const kept = fields.filter(({ side }) => side === 'mine').map(({ name }) => name);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('conflict.title')}
      description={t('conflict.text')}
    >
      <div className="grid grid-cols-1 gap-5">
        <ul className="grid grid-cols-1 gap-5">
          {fields.map(({ name, side, who }) => (
            <li key={name} className="grid grid-cols-1 gap-2">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="flex flex-wrap items-center gap-2 font-bold">
                  {t(`fields.${name}`)}
                  <Badge tone={who === 'both' ? 'danger' : 'plain'}>{t(`conflict.${who}`)}</Badge>
                </p>
                <ChoiceGroup<Side>
                  label={t('conflict.choice', { field: t(`fields.${name}`) })}
                  options={[
                    { value: 'theirs', label: t('conflict.theirs') },
                    { value: 'mine', label: t('conflict.mine') },
                  ]}
                  value={side}
                  onChoose={(next) => setChosen({ ...chosen, [name]: next })}
                />
              </div>
              <FieldDifference name={name} before={theirs} after={mine} />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" onClick={onClose}>
            {t('conflict.later')}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.take_theirs')}
          </Button>
          <Button loading={busy} onClick={() => onApply(mixed(theirs, mine, kept))}>
            {t('conflict.apply')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
