import type { Language } from '@codivia/contract/api/language';
import { LANGUAGE_NAMES, LANGUAGES } from '@codivia/contract/api/language';
import type { QueueEntry } from '@codivia/contract/api/mentoring-queue';
import { PROGRAM_KINDS, type ProgramKind } from '@codivia/contract/programs/program';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state-message.tsx';
import { useClaim, useQueue } from './mentor-queue.api.ts';

/** A request: its author, its subject, and the button that claims it. */
function Entry({ entry }: { entry: QueueEntry }) {
  const { t, language } = useTranslation('mentor-queue');
  const kinds = useTranslation('mentoring').t;
  const navigate = useNavigate();
  const claim = useClaim();
  const { id, title, kind, learner, question, mine, unread, created_at } = entry;
  const take = () =>
    claim.mutate(id, {
      onSuccess: () => void navigate(paths.mentoringThread(id)),
    });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <h3 className="text-lg wrap-anywhere">{title}</h3>
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone={mine ? 'trail' : 'plain'}>{t(mine ? 'mine' : 'waiting')}</Badge>
          {unread && <Badge tone="joy">{kinds('unread')}</Badge>}
          <Badge>{kinds(`kinds.${kind}`)}</Badge>
          <Badge>{LANGUAGE_NAMES[entry.language]}</Badge>
          <span>{learner.first_name || t('learner')}</span>
          <span>{t('level', { level: learner.level })}</span>
          <span className="text-muted">
            {t('asked', { when: formatTimeAgo(created_at, language) })}
          </span>
        </p>
        <p className="whitespace-pre-wrap wrap-anywhere">{question}</p>
      </div>
      {mine ? (
        <ButtonLink to={paths.mentoringThread(id)} aria-label={t('open_of', { title })}>
          {t('open')}
        </ButtonLink>
      ) : (
        <Button loading={claim.isPending} aria-label={t('claim_of', { title })} onClick={take}>
          {t('claim')}
        </Button>
      )}
    </li>
  );
}

/** The queue with its filters. */
export function QueueList() {
  const { t } = useTranslation('mentor-queue');
  const kinds = useTranslation('mentoring').t;
  const [language, setLanguage] = useState<Language | ''>('');
  const [kind, setKind] = useState<ProgramKind | ''>('');
  const { data, error, isLoadingError, refetch } = useQueue({
    ...(language ? { language } : {}),
    ...(kind ? { kind } : {}),
  });
  const any = { value: '' as const, label: t('any') };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('language')}
          value={language}
          onChoose={setLanguage}
          options={[any, ...LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))]}
        />
        <Select
          label={t('subject')}
          value={kind}
          onChoose={setKind}
          options={[
            any,
            ...PROGRAM_KINDS.map((one) => ({ value: one, label: kinds(`kinds.${one}`) })),
          ]}
        />
      </div>
      {isLoadingError && <ErrorState title={t('failed')} error={error} onRetry={refetch} />}
      {!data && !isLoadingError && <Skeleton className="h-64" />}
      {data?.length === 0 && (
        <EmptyState heading="h3" title={t('empty')} description={t('empty_text')} />
      )}
      {data && data.length > 0 && (
        <ul className="grid divide-y divide-line">
          {data.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}
