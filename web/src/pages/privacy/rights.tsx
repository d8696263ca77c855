import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Part } from './part.tsx';

const RIGHTS = ['see', 'correct', 'erase', 'object', 'complain'] as const;

/** What people may ask for, and where. */
export function Rights() {
  const { t } = useTranslation('privacy');
  return (
    <Part title={t('rights.title')}>
      <p>{t('rights.text')}</p>
      <ul className="grid list-disc gap-3 ps-6">
        {RIGHTS.map((right) => (
          <li key={right}>{t(`rights.${right}`)}</li>
        ))}
      </ul>
      <ButtonLink to={paths.dashboard} variant="secondary" className="justify-self-start">
        {t('rights.dashboard')}
      </ButtonLink>
    </Part>
  );
}
