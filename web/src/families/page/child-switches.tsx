import type { FamilyChild } from '@codivia/contract/api/family';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useFamilyChange } from '../family.api.ts';
import { SwitchList } from '../switch-list.tsx';

/** What a parent allows a child, to be changed and saved. */
export function ChildSwitches({ child }: { child: FamilyChild }) {
  const { t } = useTranslation('family');
  const { id, switches, closed_otherwise } = child;
  const [wanted, setWanted] = useState(switches);
  const { mutate, isPending } = useFamilyChange();
  const save = () =>
    mutate(
      { kind: 'switches', id, switches: wanted },
      { onSuccess: () => toast.success(t('switches.saved')) },
    );
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('switches.title')}</h3>
      <p className="text-muted text-sm">{t('switches.text')}</p>
      <SwitchList value={wanted} onChange={setWanted} closedOtherwise={closed_otherwise} />
      <Button loading={isPending} onClick={save} className="justify-self-start">
        {t('switches.save')}
      </Button>
    </div>
  );
}
