import { acceptConduct, CONDUCT_VERSION } from '@codivia/contract/api/mentor-profile';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { memberKey } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { useMentoring } from '../../support/mentoring/mentoring.api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';

/** The form in which a mentor accepts the present version; renders nothing for everybody else. */
export function Agreement() {
  const { t, language } = useTranslation('mentor-conduct');
  const queryClient = useQueryClient();
  const { data } = useMentoring();
  const accept = useMutation({
    mutationFn: () => call(acceptConduct, { body: { version: CONDUCT_VERSION } }),
    onSuccess: () => {
      toast.success(t('accept.thanks'));
      return queryClient.invalidateQueries({ queryKey: memberKey('mentoring') });
    },
  });
  if (!data?.mentor) return null;
  const { conduct_version, conduct_accepted_at } = data.mentor;
  const accepted = conduct_version === CONDUCT_VERSION && conduct_accepted_at;
  return (
    <Card className="grid justify-items-start gap-4 bg-trail-soft p-5 sm:p-6">
      <h2 className="text-2xl">{t('accept.title')}</h2>
      {accepted ? (
        <>
          <p>{t('accept.done', { when: formatTimeAgo(accepted, language) })}</p>
          <ButtonLink to={paths.mentoringQueue}>{t('accept.queue')}</ButtonLink>
        </>
      ) : (
        <>
          <p>{t('accept.text')}</p>
          <Button loading={accept.isPending} onClick={() => accept.mutate()}>
            {t('accept.action')}
          </Button>
        </>
      )}
    </Card>
  );
}
