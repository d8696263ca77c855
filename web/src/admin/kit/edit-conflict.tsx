import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { type Edited, useLastChange } from './last-change.ts';

type FieldValue = string | number | boolean | null;

/** A field that somebody else has changed. */
export type ChangedField = {
  name: string;
  label: string;
  theirs: FieldValue;
  mine: FieldValue;
  /** True if both have changed it. */
  both: boolean;
};

function Value({ value }: { value: FieldValue }) {
  const { t } = useTranslation('edit-conflict');
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  return value === null || value === '' ? t('empty') : String(value);
}

function Version({ label, value }: { label: string; value: FieldValue }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="line-clamp-4 whitespace-pre-wrap wrap-anywhere">
        <Value value={value} />
      </dd>
    </div>
  );
}

/** Says who changed it and when, as far as that is recorded. */
function EditNote({ edited, fields }: { edited: Edited; fields: readonly ChangedField[] }) {
  const { t, language } = useTranslation('edit-conflict');
  const last = useLastChange(
    edited,
    fields.map(({ name }) => name),
  );
  if (!last?.actor?.name) return null;
  return (
    <p className="wrap-anywhere font-bold">
      {t('who', { name: last.actor.name, when: formatTimeAgo(last.at, language) })}
    </p>
  );
}

type NoticeProps = { title: string; text: ReactNode; children: ReactNode };

/** A notice that takes the focus: the reader has to know of it before anything else can be saved. */
function ConflictNotice({ title, text, children }: NoticeProps) {
  const id = useId();
  const notice = useRef<HTMLElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <section
      ref={notice}
      tabIndex={-1}
      role="alert"
      aria-labelledby={id}
      className="grid gap-4 rounded-card border-2 border-joy bg-joy-soft p-4 outline-none sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {text}
      </div>
      {children}
    </section>
  );
}

type Props = {
  /** The item that was edited; if it is given, the component also shows who changed it and when. */
  edited?: Edited;
  fields: readonly ChangedField[];
  busy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** Shows what somebody else has changed since an edit began, and asks whose version is to stay. */
export function EditConflict({ edited, fields, busy, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation('edit-conflict');
  const id = useId();
  const text = (
    <>
      {edited && <EditNote edited={edited} fields={fields} />}
      <p>{t('text')}</p>
    </>
  );
  return (
    <ConflictNotice title={t('title')} text={text}>
      <ul className="grid gap-3">
        {fields.map(({ name, label, theirs, mine, both }) => (
          <li key={name} className="grid gap-2 rounded-control bg-surface p-3">
            <p className="flex flex-wrap items-center gap-2 font-bold">
              {label}
              {both && <Badge tone="danger">{t('both')}</Badge>}
            </p>
            <dl className="grid gap-3 sm:grid-cols-2">
              <Version label={t('theirs')} value={theirs} />
              <Version label={t('mine')} value={mine} />
            </dl>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          <Button variant="secondary" aria-describedby={`${id}-theirs`} onClick={onTakeTheirs}>
            {t('take_theirs')}
          </Button>
          <p id={`${id}-theirs`} className="text-sm">
            {t('take_theirs_text')}
          </p>
        </div>
        <div className="grid content-start gap-1">
          <Button
            variant="secondary"
            loading={busy}
            aria-describedby={`${id}-mine`}
            onClick={onKeepMine}
          >
            {t('keep_mine')}
          </Button>
          <p id={`${id}-mine`} className="text-sm">
            {t('keep_mine_text')}
          </p>
        </div>
      </div>
    </ConflictNotice>
  );
}

/** Says that somebody else has deleted the item that is being saved, and offers to restore it with these changes. */
export function DeletedNotice({ busy, onRestore }: { busy: boolean; onRestore: () => void }) {
  const { t } = useTranslation('edit-conflict');
  return (
    <ConflictNotice title={t('deleted')} text={<p>{t('deleted_text')}</p>}>
      <Button loading={busy} onClick={onRestore} className="justify-self-start">
        {t('restore')}
      </Button>
    </ConflictNotice>
  );
}
