import { useTranslation } from '../lib/i18n.ts';
import type { OpenedWork } from './embedded-work.ts';

type Problem = Extract<OpenedWork, { problem: string }>['problem'];

/** Says why an address shows no work. `elsewhere`: Codivia opens beside the site that has the frame. */
export function NothingShown({ problem, elsewhere }: { problem: Problem; elsewhere?: boolean }) {
  const { t } = useTranslation('embed');
  return (
    <main className="grid h-dvh place-content-center gap-3 p-4 text-center">
      <h1 className="text-xl">{t('nothing')}</h1>
      <p role="alert">{t(`problems.${problem}`)}</p>
      <p>
        <a
          href="/"
          {...(elsewhere && { target: '_blank', rel: 'noopener' })}
          className="font-bold text-trail underline"
        >
          {t('open')}
        </a>
      </p>
    </main>
  );
}
