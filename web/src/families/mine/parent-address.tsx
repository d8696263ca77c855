import { Link } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { familyPaths } from '../family-paths.ts';
import { useOwnFamily } from '../own-family.api.ts';
import { AskParent } from './ask-parent.tsx';

/** On the dashboard of a member under 15: the way to a parent's agreement, or that it is awaited. */
export function ParentAddress() {
  const { t } = useTranslation('own-family');
  const { data } = useOwnFamily();
  if (!data) return null;
  if (data.parents.some(({ state }) => state === 'accepted')) return null;
  const asked = data.parents.find(({ state }) => state === 'asked');
  return (
    <Section title={t('card.title')}>
      <p className="wrap-anywhere text-muted">
        {asked ? t('card.waiting', { email: asked.email }) : t('card.text')}
      </p>
      {!asked && <AskParent />}
      <Link
        to={familyPaths.mine}
        className="inline-flex min-h-11 items-center justify-self-start text-trail underline underline-offset-4"
      >
        {t('card.manage')}
      </Link>
    </Section>
  );
}
