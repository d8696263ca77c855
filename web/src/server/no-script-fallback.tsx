import { useTranslation } from '../lib/i18n.ts';
import type { Texts } from '../lib/texts.ts';
import { PageTitle } from '../ui/page-title.tsx';

/** A page of which nothing can be shown before its scripts run. */
export type ScriptedPage = Exclude<keyof Texts['without-scripts'], 'needed'>;

/** The content that the server shows instead of a page that only scripts can make. */
export function NoScriptFallback({ name }: { name: ScriptedPage }) {
  const { t } = useTranslation('without-scripts');
  return (
    <div className="page-width grid gap-4 py-10 sm:py-14">
      <PageTitle title={t(`${name}.title`)} />
      <meta name="description" content={t(`${name}.text`)} />
      <h1 className="text-4xl sm:text-5xl">{t(`${name}.title`)}</h1>
      <p className="max-w-2xl text-xl">{t(`${name}.text`)}</p>
      <p className="max-w-2xl text-muted">{t('needed')}</p>
    </div>
  );
}
