import '../../training/sharing/sharing-texts.ts';
import type { SharedLink } from '@codivia/contract/api/shared-links';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SharedLinkRow } from '../../training/sharing/shared-link-row.tsx';

/** The member's links with files, to be opened and deleted. */
export function SharedLinkSection({ links }: { links: readonly SharedLink[] }) {
  const { t } = useTranslation('sharing');
  return (
    <Section title={t('links.title')}>
      <p className="max-w-prose text-muted">{t('links.text')}</p>
      <ul aria-label={t('links.title')} className="grid divide-y divide-line">
        {links.map((link) => (
          <li key={link.id} className="py-3">
            <SharedLinkRow link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
