import { useTranslation } from '../../lib/i18n.ts';
import { useSiteConfig } from '../../lib/site-config.ts';
import { Part } from './part.tsx';

/** The host that Python libraries come from, if it is not ours. */
function usePackageHost(): string | undefined {
  const { data } = useSiteConfig();
  // The server renders this page too, where nothing is known but the public address.
  const own = URL.parse(data?.public_url ?? '');
  const url = own && URL.parse(data?.python_packages_url ?? '', own.href);
  return url && url.origin !== own.origin ? url.host : undefined;
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
