import type { AdminHelpThreadDetail } from '@codivia/contract/api/admin-help';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { useStaff } from './admin-help.api.ts';
import type { Change } from './thread-forms.tsx';

type Props = {
  thread: AdminHelpThreadDetail;
  busy: boolean;
  onChange: Change;
  onMerged: (into: string) => void;
};

/** Asks which other question of the same person this one is merged into. */
function Merge({ thread, busy, onChange, onMerged }: Props) {
  const { t } = useTranslation('admin-help');
  const [into, setInto] = useState('');
  if (thread.related.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Select
        label={t('merge')}
        options={[
          { value: '', label: t('merge_none') },
          ...thread.related.map(({ id, subject }) => ({ value: id, label: subject })),
        ]}
        value={into}
        onChoose={setInto}
      />
      <Button
        variant="secondary"
        disabled={into === ''}
        loading={busy}
        onClick={() =>
          onChange({ merge: into }, () => {
            toast.success(t('merged'));
            onMerged(into);
          })
        }
      >
        {t('merge_do')}
      </Button>
    </div>
  );
}

/** Shows who takes care of the question, if it is closed, and what it belongs to. */
export function ThreadActions(props: Props) {
  const { thread, busy, onChange } = props;
  const { t } = useTranslation('admin-help');
  const staff = useStaff().data ?? [];
  const closed = thread.state === 'closed';
  return (
    <div className="grid content-start gap-4">
      <Select
        label={t('assign')}
        options={[
          { value: '', label: t('nobody') },
          ...staff.map(({ id, name }) => ({ value: id, label: name ?? t('somebody') })),
        ]}
        value={thread.assignee?.id ?? ''}
        onChoose={(id) => onChange({ assign: id || null })}
      />
      <Button
        variant="secondary"
        loading={busy}
        onClick={() => onChange({ state: closed ? 'open' : 'closed' })}
      >
        {t(closed ? 'reopen' : 'close')}
      </Button>
      <Merge {...props} />
    </div>
  );
}
