import { useTranslation } from '../../lib/i18n.ts';

/** The home page. */
export function HomePage() {
  const { t } = useTranslation('home');
  return <h1>{t('title')}</h1>;
}
