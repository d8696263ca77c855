import { useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ChallengeDetail } from '../challenges/challenge-detail.tsx';
import { ChallengePreview } from '../challenges/challenge-preview.tsx';
import { ChallengesList } from '../challenges/challenges-list.tsx';
import { usePanelAddress } from './panel-address.ts';

/** All challenges, or with `challenge=` one of them, with `preview=` as learners get it. */
export function ChallengesSection() {
  const { t } = useTranslation('admin-challenges');
  const [search] = useSearchParams();
  const { addressOf } = usePanelAddress();
  const list = addressOf('challenges');
  const oneOf = (challenge: string) => `${list}&challenge=${encodeURIComponent(challenge)}`;
  const id = search.get('challenge');
  if (id === null) return <ChallengesList addressOf={oneOf} />;
  const previewed = search.has('preview');
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={previewed ? oneOf(id) : list}>
        {t(previewed ? 'preview.back' : 'back')}
      </BackLink>
      {previewed ? (
        <ChallengePreview key={id} id={id} />
      ) : (
        <>
          <ChallengeDetail key={id} id={id} />
          <ButtonLink
            variant="secondary"
            to={`${oneOf(id)}&preview=true`}
            className="justify-self-start"
          >
            {t('preview.show')}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
