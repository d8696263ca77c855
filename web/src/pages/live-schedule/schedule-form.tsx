import {
  LIVE_MINUTES_MAX,
  LIVE_MINUTES_MIN,
  LIVE_SEATS_MAX,
  type LiveSession,
} from '@codivia/contract/api/live-sessions';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Section } from '../../features/dashboard/section.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { useContactRefusal } from '../../lib/use-contact-refusal.ts';
import { useSaveSession } from '../../live/live-sessions/live-sessions.api.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useHasContact } from './contact-warning.ts';
import { AudienceFields, TimeFields } from './plan-fields.tsx';
import { errorsOf, type FieldsProps, fieldsOf, scheduleOf } from './schedule-fields.ts';
import { TextFields } from './text-fields.tsx';

const LIMITS = { min: LIVE_MINUTES_MIN, max: LIVE_MINUTES_MAX, seats: LIVE_SEATS_MAX };

/**
 * Schedules a session, or changes the one that is given. It keeps its fields in state: `errorsOf` judges all of them
 * at once, since a time is past only with its date.
 */
export function ScheduleForm({ session }: { session?: LiveSession }) {
  const { t, language } = useTranslation('live-schedule');
  const navigate = useNavigate();
  const save = useSaveSession(session);
  const hasContact = useHasContact();
  const refusal = useContactRefusal();
  const [fields, setFields] = useState(() => fieldsOf(session, language));
  const [sent, setSent] = useState(false);
  const errors = sent ? errorsOf(fields) : {};
  const props: FieldsProps = {
    fields,
    errorOf: (name) => (errors[name] ? t(`errors.${errors[name]}`, LIMITS) : refusal.errorOf(name)),
    onChange: (changed) => setFields((before) => ({ ...before, ...changed })),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    const body = scheduleOf(fields);
    const wrong = Object.keys(errorsOf(fields)).length > 0 || hasContact(fields);
    if (!body || wrong) {
      refusal.goToWrong();
      return;
    }
    if (save.isPending) return;
    save.mutate(body, {
      onSuccess: ({ id }) => {
        toast.success(t(session ? 'changed' : 'scheduled'));
        void navigate(paths.liveSession(id));
      },
      onError: refusal.onError,
    });
  }

  return (
    <form {...refusal.form} noValidate onSubmit={submit} className="grid gap-5 sm:gap-6">
      <Section title={t('about')}>
        <TextFields {...props} />
      </Section>
      <Section title={t('when')}>
        <TimeFields {...props} />
      </Section>
      <Section title={t('for_whom')}>
        <AudienceFields {...props} />
      </Section>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={save.isPending}>
          {t(session ? 'save' : 'schedule')}
        </Button>
        <ButtonLink
          size="lg"
          variant="ghost"
          to={session ? paths.liveSession(session.id) : paths.live}
        >
          {t('back')}
        </ButtonLink>
      </div>
    </form>
  );
}
