import { useState } from 'react';
import { messageFor } from '../../../lib/api-error.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { JudgedRows } from './judged-rows.tsx';
import { type JudgedUser, useUserImport } from './use-user-import.ts';

/** A list that was judged: its rows, how many of each kind there are, and the button that creates accounts. */
function Judged({
  people,
  isCreating,
  onCreate,
}: {
  people: readonly JudgedUser[];
  isCreating: boolean;
  onCreate: (people: readonly JudgedUser[]) => void;
}) {
  const { t } = useTranslation('admin-user-import');
  const countOf = (state: JudgedUser['state']) =>
    people.filter((person) => person.state === state).length;
  const [created, exist, refused] = [countOf('new'), countOf('exists'), countOf('refused')];
  return (
    <>
      <p role="status" className="flex flex-wrap gap-x-4 font-bold">
        <span>{t('found', { count: created })}</span>
        {exist > 0 && <span>{t('exist', { count: exist })}</span>}
        {refused > 0 && <span className="text-danger">{t('refused', { count: refused })}</span>}
      </p>
      <JudgedRows people={people} />
      {refused > 0 && <p className="text-muted">{t('left_out')}</p>}
      {created > 0 && (
        <Button
          className="justify-self-start"
          loading={isCreating}
          onClick={() => onCreate(people.filter(({ state }) => state === 'new'))}
        >
          {t('create', { count: created })}
        </Button>
      )}
    </>
  );
}

function Importing({ onDone }: { onDone: () => void }) {
  const { t, language } = useTranslation('admin-user-import');
  const { take, problem, error, people, isJudging, isCreating, create } = useUserImport();
  const [fileName, setFileName] = useState('');
  const refusal = problem ? t(`problems.${problem}`) : error && messageFor(error, language);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        label={t('file')}
        hint={fileName && <span className="wrap-anywhere">{fileName}</span>}
        error={refusal || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          setFileName(file.name);
          void take(file);
          // The same file is taken again once its rows are mended.
          target.value = '';
        }}
      />
      {isJudging && <p role="status">{t('reading')}</p>}
      {people && !problem && (
        <Judged
          people={people}
          isCreating={isCreating}
          onCreate={(wanted) =>
            create(wanted, {
              onSuccess: ({ created }) => {
                toast.success(t('created', { count: created }));
                onDone();
              },
            })
          }
        />
      )}
    </div>
  );
}

/** Makes accounts of a list of people: first shows what becomes of each row, then creates those that are new. */
export function UserImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin-user-import');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={t('title')}
      description={t('text')}
    >
      <Importing onDone={onClose} />
    </Dialog>
  );
}
