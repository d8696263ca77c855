import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { saveJson } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { useFamilyData } from '../family.api.ts';

type Props = {
  /** Null for the parent's own data. */
  childId: string | null;
  children: ReactNode;
};

/** Saves all that is kept about a child, or about the parent. */
export function DataButton({ childId, children }: Props) {
  const { t } = useTranslation('family');
  const { mutate, isPending } = useFamilyData();
  const save = () =>
    mutate(childId, {
      onSuccess: (data) => {
        saveJson(data, 'codivia-family.json');
        toast.success(t('account.data_done'));
      },
    });
  return (
    <Button variant="secondary" loading={isPending} onClick={save}>
      {!isPending && <Download aria-hidden="true" className="size-5" />}
      {children}
    </Button>
  );
}
