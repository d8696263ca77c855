import { useTranslation } from 'react-i18next';

/** The home page. */
export function HomePage() {
  const { t } = useTranslation('home');
  return <h1>{t('title')}</h1>;
}
