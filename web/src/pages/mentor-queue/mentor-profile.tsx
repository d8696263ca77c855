import { LANGUAGE_NAMES, LANGUAGES } from '@codivia/contract/api/language';
import { MENTOR_HOURS_MAX, type MentorProfile } from '@codivia/contract/api/mentor-profile';
import { PROGRAM_KINDS } from '@codivia/contract/programs/program';
import { formatTimeAgo } from '@codivia/contract/text/format-dates';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Input } from '../../ui/input.tsx';
import { useSaveProfile } from './mentor-queue.api.ts';

type ChoicesProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Checkboxes for any of a few choices. */
function Choices<Value extends string>({ label, options, chosen, onChange }: ChoicesProps<Value>) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-bold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={(on) =>
              onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The form for a mentor's languages, subjects and weekly hours. */
export function MentorProfileForm({ profile }: { profile: MentorProfile }) {
  const { t, language } = useTranslation('mentor-queue');
  const kinds = useTranslation('mentoring').t;
  const save = useSaveProfile();
  const { languages, subjects, weekly_hours } = profile;
  const { register, handleSubmit, watch, setValue, formState } = useForm({
    mode: 'onChange',
    defaultValues: { languages, subjects, hours: String(weekly_hours) },
  });
  const submit = handleSubmit(({ hours, ...chosen }) => {
    if (save.isPending) return;
    save.mutate(
      { ...chosen, weekly_hours: Number(hours) },
      { onSuccess: () => toast.success(t('profile.saved')) },
    );
  });

  return (
    <form noValidate onSubmit={submit} className="grid justify-items-start gap-4">
      <Choices
        label={t('profile.languages')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        chosen={watch('languages')}
        onChange={(chosen) => setValue('languages', chosen)}
      />
      <Choices
        label={t('profile.subjects')}
        options={PROGRAM_KINDS.map((value) => ({ value, label: kinds(`kinds.${value}`) }))}
        chosen={watch('subjects')}
        onChange={(chosen) => setValue('subjects', chosen)}
      />
      <Input
        {...register('hours', {
          validate: (hours) =>
            (/^\d+$/.test(hours) && Number(hours) <= MENTOR_HOURS_MAX) ||
            t('profile.hours_wrong', { max: MENTOR_HOURS_MAX }),
        })}
        label={t('profile.hours')}
        hint={t('profile.hours_hint', { max: MENTOR_HOURS_MAX })}
        error={formState.errors.hours?.message}
        inputMode="numeric"
      />
      {profile.conduct_accepted_at && (
        <p className="text-muted text-sm">
          {t('profile.accepted', {
            version: profile.conduct_version ?? 0,
            when: formatTimeAgo(profile.conduct_accepted_at, language),
          })}
        </p>
      )}
      <Button type="submit" loading={save.isPending}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
