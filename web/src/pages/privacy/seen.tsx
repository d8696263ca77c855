import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Part } from './part.tsx';

/** The host that Python libraries come from, if it is not ours. */
function usePackageHost(): string | undefined {
  const { data } = useSiteConfig();
  const url = data ? URL.parse(data.python_packages_url, location.origin) : null;
  return url && url.origin !== location.origin ? url.host : undefined;
}

/** Who gets to see what. */
export function Seen() {
  const { t } = useTranslation('privacy');
  const host = usePackageHost();
  const facts = [
    t('seen.nobody'),
    t('seen.certificate'),
    t('seen.payment'),
    t('seen.mail'),
    host ? t('seen.packages', { host }) : t('seen.packages_ours'),
    t('seen.links'),
    t('seen.team'),
  ];
  return (
    <Part title={t('seen.title')}>
      <ul className="grid list-disc gap-3 ps-6">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Part>
  );
}
