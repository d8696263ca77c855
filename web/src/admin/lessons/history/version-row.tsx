import type { LessonVersion } from '@codivia/contract/api/admin-lesson-versions';
import { formatDate } from '@codivia/contract/text/format-dates';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import { FIELDS } from '../editor/lesson-values.ts';

type Props = {
  version: LessonVersion;
  current: boolean;
  chosen: boolean;
  onChoose: () => void;
  /** Shown below while it is chosen. */
  children: ReactNode;
};

/** Describes a version and its author: "saved by Ada, changed: Title, Content". */
function useVersionWords(version: LessonVersion) {
  const { t } = useTranslation('admin-lessons');
  const { origin, restored_from, saved_by, changed } = version;
  const how =
    origin === 'restore'
      ? t('versions.origins.restore', { version: restored_from ?? 0 })
      : t(`versions.origins.${origin}`);
  const saver = saved_by?.name ?? (origin === 'files' ? null : t('versions.nobody'));
  const who = saver && t('versions.by', { name: saver });
  const fields = FIELDS.filter((name) => changed.includes(name)).map((name) => t(`fields.${name}`));
  return {
    by: who ? `${how} ${who}` : how,
    changed: fields.length > 0 ? t('versions.changed', { fields: fields.join(', ') }) : null,
  };
}

/** One version in the history; it opens to the changes that restoring it would make. */
export function VersionRow({ version, current, chosen, onChoose, children }: Props) {
  const { t, language } = useTranslation('admin-lessons');
  const words = useVersionWords(version);
  const about = (
    <span className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-bold">{t('versions.version', { revision: version.revision })}</span>
        <time dateTime={version.saved_at} className="text-muted text-sm">
          {formatDate(version.saved_at, language, 'moment')}
        </time>
        {current && <Badge tone="trail">{t('versions.current')}</Badge>}
      </span>
      <span className="text-sm">{words.by}</span>
      {words.changed && <span className="text-muted text-sm">{words.changed}</span>}
    </span>
  );
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line p-3">
      {current ? (
        about
      ) : (
        <button
          type="button"
          aria-expanded={chosen}
          onClick={onChoose}
          className="flex items-center justify-between gap-3 rounded-control text-start hover:text-trail"
        >
          {about}
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 shrink-0 transition-transform', chosen && 'rotate-180')}
          />
        </button>
      )}
      {chosen && !current && children}
    </li>
  );
}
