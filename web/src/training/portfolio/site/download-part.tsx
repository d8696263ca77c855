import type { ListedCertificate } from '@codivia/contract/api/certificates';
import { LANGUAGES, type Language } from '@codivia/contract/api/language';
import type { OwnPortfolio } from '@codivia/contract/api/portfolio';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { useSite } from './use-site.ts';

/** Languages in their own words. */
const NAMES: Record<Language, string> = { fr: 'Français', en: 'English' };

type Props = { own: OwnPortfolio; certificates: readonly ListedCertificate[] };

/** The portfolio as a zip that works from its folder, as it was saved. */
export function DownloadPart({ own, certificates }: Props) {
  const { t } = useTranslation('portfolio');
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(reading);
  const [verify, setVerify] = useState(false);
  const { mutate, isPending, isError, progress } = useSite();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-muted">{t('site.text')}</p>
      <div className="grid gap-2">
        <p className="font-bold">{t('site.language')}</p>
        <ChoiceGroup
          label={t('site.language')}
          options={LANGUAGES.map((value) => ({ value, label: NAMES[value], lang: value }))}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      {own.certificate_ids.length > 0 && (
        <Checkbox
          label={t('site.verify')}
          hint={t('site.verify_hint')}
          checked={verify}
          onChange={setVerify}
        />
      )}
      <Button
        variant="secondary"
        loading={isPending}
        onClick={() => mutate({ own, certificates, language, verify })}
      >
        {!isPending && <Download aria-hidden="true" className="size-5" />}
        {t('site.download')}
      </Button>
      <p role="status">{isPending && t('site.making')}</p>
      {progress && progress.total > 0 && (
        <ProgressBar
          className="w-full max-w-md"
          value={progress.done}
          max={progress.total}
          label={t('site.files')}
          valueText={t('site.files_of', { done: progress.done, total: progress.total })}
        />
      )}
      {isError && <p role="alert">{t('site.failed')}</p>}
    </div>
  );
}
