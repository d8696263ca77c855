import { CheckCheck } from 'lucide-react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';

/** Asks whether the answer is right. */
export function CheckButton({ checking, onCheck }: { checking: boolean; onCheck: () => void }) {
  const { t } = useTranslation('exercise');
  return (
    <Button variant="joy" loading={checking} onClick={onCheck}>
      {!checking && <CheckCheck aria-hidden="true" className="size-5 max-sm:hidden" />}
      {t('check')}
    </Button>
  );
}
