import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Says that examples or settings have changed since the training, and leads back to it. */
export function OldModel({ onTrain }: { onTrain: () => void }) {
  const { t } = useTranslation('ai-lab');
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="font-bold">{t('test.old')}</p>
      <Button variant="joy" onClick={onTrain}>
        {t('test.again')}
      </Button>
    </Card>
  );
}
