import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';

type Props = { codes: string[]; news: 'enabled' | 'renewed'; onDone: () => void };

/** The recovery codes, shown only this once, below the form that has created them. */
export function RecoveryCodes({ codes, news, onDone }: Props) {
  const { t } = useTranslation('second-factor');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('copied'));
    } catch {
      toast.error(t('copy_failed'));
    }
  };
  return (
    <div className="grid gap-4">
      <p role="status" className="font-bold text-done">
        {t(news)}
      </p>
      <h3 className="text-lg">{t('recovery_title')}</h3>
      <p>{t('recovery_text')}</p>
      <ul className="grid gap-2 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onDone}>{t('done')}</Button>
        <Button variant="secondary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
      </div>
    </div>
  );
}
