import { formatDate } from '@codivia/contract/text/format-dates';
import { readersTimeZone } from '@codivia/contract/text/local-days';
import { useTranslation } from '../../../lib/i18n.ts';
import { hasSameClock, momentOf } from '../../../lib/zone-time.ts';
import { Input } from '../../../ui/input.tsx';
import { isInOrder, type WhenProps } from './when-fields.ts';

type Props = WhenProps & {
  timeZone: string;
  /** The end of the licence, where Premium would open after it. */
  licenceEnd?: string | undefined;
};

/** A time of the class in words, on the device where that differs, and with the change of the clock at it. */
function TimeHint({ local, timeZone }: { local: string; timeZone: string }) {
  const { t, language } = useTranslation('class-assignments');
  const read = momentOf(local, timeZone);
  if (!read) return null;
  const when = (zone: string) => formatDate(read.at, language, 'full_appointment', zone);
  const own = readersTimeZone();
  return (
    <>
      <span className="block first-letter:uppercase">{when(timeZone)}</span>
      {!hasSameClock(timeZone, own) && (
        <span className="block">{t('yours', { when: when(own) })}</span>
      )}
      {read.change && (
        <strong className="block text-ink">
          {read.change === 'twice' ? t('twice') : t('skipped', { when: when(timeZone) })}
        </strong>
      )}
    </>
  );
}

/** The opening and the due date, by the clocks of the class. */
export function DatesFields({ fields, sent, timeZone, licenceEnd, onChange }: Props) {
  const { t, language } = useTranslation('class-assignments');
  const { opens, due } = fields;
  const missing = sent && opens === '' ? t('form.opens_missing') : undefined;
  const tooLate =
    licenceEnd &&
    t('licence.too_late', { date: formatDate(licenceEnd, language, 'long', timeZone) });
  const before = sent && !isInOrder(fields, timeZone) ? t('form.due_before') : undefined;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <Input
        type="datetime-local"
        label={t('form.opens')}
        value={opens}
        hint={opens && <TimeHint local={opens} timeZone={timeZone} />}
        error={missing ?? tooLate}
        onChange={({ target }) => onChange({ opens: target.value })}
      />
      <Input
        type="datetime-local"
        label={t('form.due')}
        value={due}
        hint={due && <TimeHint local={due} timeZone={timeZone} />}
        error={before}
        onChange={({ target }) => onChange({ due: target.value })}
      />
    </div>
  );
}
