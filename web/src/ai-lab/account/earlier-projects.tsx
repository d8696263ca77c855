import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { countVisitorProjects, takeVisitorProjects } from '../project/stored-projects.ts';

/** Offers members the projects that were made in this browser without an account; nothing without any. */
export function EarlierProjects({ onTaken }: { onTaken: () => void }) {
  const { t } = useTranslation('ai-lab-account');
  const { signedIn } = useSession();
  const { data: count = 0, refetch } = useQuery({
    queryKey: memberKey('visitor-models'),
    queryFn: countVisitorProjects,
    enabled: signedIn,
    staleTime: 0,
    gcTime: 0,
  });
  if (!signedIn || count === 0) return null;

  async function take(): Promise<void> {
    await takeVisitorProjects();
    await refetch();
    onTaken();
  }

  return (
    <TitledSection title={t('earlier.title')} text={t('earlier.text', { count })}>
      <Button variant="secondary" className="justify-self-start" onClick={() => void take()}>
        {t('earlier.take')}
      </Button>
    </TitledSection>
  );
}
