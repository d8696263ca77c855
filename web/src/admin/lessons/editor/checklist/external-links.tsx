import type { AdminLesson, LessonFields } from '@codivia/contract/api/admin-lessons';
import { checkLessonLinks } from '@codivia/contract/api/admin-link-checks';
import { externalLinks } from '@codivia/contract/lessons/external-links';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { FAILURE_SHOWN } from '../../../../lib/failed-changes.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { toast } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { useErrorText } from '../../../kit/failures.ts';

type Props = { values: LessonFields; stored: AdminLesson };

/** Has the links of the saved lesson to other sites checked on demand, and lists those that do not work. */
export function ExternalLinks({ values, stored }: Props) {
  const { t } = useTranslation('admin-link-checks');
  const errorText = useErrorText();
  const checking = useMutation({
    meta: FAILURE_SHOWN,
    mutationFn: () => call(checkLessonLinks, { params: { id: stored.id } }),
    onError: (error) => toast.error(errorText(t('failed'), error)),
  });
  const saved = externalLinks(stored);
  const isSaved = externalLinks(values).join(' ') === saved.join(' ');
  if (saved.length === 0) return null;
  const { links = [], left_out = 0 } = checking.data ?? {};
  const faults = links.filter(({ state }) => state !== 'ok');
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        className="min-h-11"
        loading={checking.isPending}
        onClick={() => checking.mutate()}
      >
        {t('check', { count: saved.length })}
      </Button>
      {!isSaved && <p className="text-muted text-sm">{t('saved_only')}</p>}
      <p role="status" className="text-muted empty:hidden">
        {checking.isPending && t('checking')}
        {links.length > 0 && faults.length === 0 && t('all_well', { count: links.length })}
        {left_out > 0 && ` ${t('left_out', { count: left_out })}`}
      </p>
      {faults.length > 0 && (
        <ul aria-label={t('results')} className="grid grid-cols-1 gap-2">
          {faults.map(({ address, state, to }) => (
            <li key={address} className="wrap-anywhere">
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                className="font-mono text-sm underline"
              >
                {address}
              </a>{' '}
              {t(`states.${state}`, { to: to ?? '' })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
