import { LANGUAGES } from '@codivia/contract/api/language';
import {
  LIVE_LEVELS,
  LIVE_MINUTES_MAX,
  LIVE_MINUTES_MIN,
  LIVE_SEATS_MAX,
} from '@codivia/contract/api/live-sessions';
import { PROGRAM_KINDS } from '@codivia/contract/programs/program';
import { useLanguage, useTranslation } from '../../lib/i18n.ts';
import { formatZone } from '../../live/live-sessions/session-times.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import type { FieldsProps } from './schedule-fields.ts';

/** The fields for the time of the session, in the time zone of the person who schedules it. */
export function TimeFields({ fields, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('live-schedule');
  const zone = formatZone(useLanguage());
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Input
        label={t('date')}
        type="date"
        value={fields.date}
        error={errorOf('date')}
        onChange={({ target }) => onChange({ date: target.value })}
      />
      <Input
        label={t('time')}
        hint={t('time_hint', { zone })}
        type="time"
        value={fields.time}
        error={errorOf('time')}
        onChange={({ target }) => onChange({ time: target.value })}
      />
      <Input
        label={t('minutes')}
        hint={t('minutes_hint', { min: LIVE_MINUTES_MIN, max: LIVE_MINUTES_MAX })}
        inputMode="numeric"
        value={fields.minutes}
        error={errorOf('minutes')}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
    </div>
  );
}

/** For whom the session is. */
export function AudienceFields({ fields, errorOf, onChange }: FieldsProps) {
  const { t } = useTranslation('live-schedule');
  const shown = useTranslation('live-sessions').t;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          label={t('language')}
          value={fields.language}
          onChoose={(language) => onChange({ language })}
          options={LANGUAGES.map((value) => ({ value, label: shown(`spoken.${value}`) }))}
        />
        <Select
          label={t('level')}
          value={fields.level}
          onChoose={(level) => onChange({ level })}
          options={LIVE_LEVELS.map((value) => ({ value, label: shown(`levels.${value}`) }))}
        />
        <Select
          label={t('kind')}
          value={fields.kind}
          onChoose={(kind) => onChange({ kind })}
          options={PROGRAM_KINDS.map((value) => ({ value, label: shown(`kinds.${value}`) }))}
        />
        <Input
          label={t('seats')}
          hint={t('seats_hint', { max: LIVE_SEATS_MAX })}
          inputMode="numeric"
          value={fields.seats}
          error={errorOf('seats')}
          onChange={({ target }) => onChange({ seats: target.value })}
        />
      </div>
      <Checkbox
        label={t('open_replay')}
        hint={t('open_replay_hint')}
        checked={fields.open_replay}
        onChange={(open_replay) => onChange({ open_replay })}
      />
    </>
  );
}
