import { readWeeklyMail, setWeeklyMail } from '@codivia/contract/api/weekly-mail';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FAILURE_SHOWN } from '../../lib/failed-changes.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { memberKey } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { ChoiceGroup } from '../../ui/choice-group.tsx';

const KEY = memberKey('weekly-mail');

/** Lets the member choose whether they get the weekly mail, saved at once. */
export function WeeklyMailSetting() {
  const { t } = useTranslation('weekly-mail');
  const queryClient = useQueryClient();
  const { data } = useQuery({ queryKey: KEY, queryFn: () => call(readWeeklyMail), staleTime: 0 });
  const { mutate, isPending } = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: (on: boolean) => call(setWeeklyMail, { body: { on } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(KEY, saved);
      toast.success(t(saved.on ? 'saved_on' : 'saved_off'));
    },
    onError: () => toast.error(t('failed')),
  });
  return (
    <div className="grid content-start justify-items-start gap-4">
      <h3 className="text-lg">{t('title')}</h3>
      <p className="text-muted">{t('text')}</p>
      <ChoiceGroup
        label={t('title')}
        value={data ? (data.on ? 'on' : 'off') : null}
        onChoose={(value) => !isPending && mutate(value === 'on')}
        options={[
          { value: 'on', label: t('on') },
          { value: 'off', label: t('off') },
        ]}
      />
    </div>
  );
}
