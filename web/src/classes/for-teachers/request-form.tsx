import {
  PROOF_MAX_LENGTH,
  SCHOOL_MAX_LENGTH,
  SHOWN_AS_MAX_LENGTH,
  type TeacherRequest,
} from '@codivia/contract/api/teachers';
import { useForm } from 'react-hook-form';
import { messageFor } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { useAskToTeach } from './teacher-request.api.ts';

type Values = Pick<TeacherRequest, 'shown_as' | 'school' | 'proof'>;

/** The form of a request; after a refusal it begins with what was asked before. */
export function RequestForm({ before }: { before: TeacherRequest | null }) {
  const { t, language } = useTranslation('teachers');
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: {
      shown_as: before?.shown_as ?? '',
      school: before?.school ?? '',
      proof: before?.proof ?? '',
    },
  });
  const ask = useAskToTeach();
  const filled = { validate: (value: string) => value.trim() !== '' || t('request.missing') };
  const send = handleSubmit((values) => {
    if (ask.isPending) return;
    ask.mutate(values, { onSuccess: () => toast.success(t('request.sent')) });
  });
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={send}>
      <Input
        {...register('shown_as', filled)}
        label={t('request.shown_as')}
        hint={t('request.shown_as_hint')}
        maxLength={SHOWN_AS_MAX_LENGTH}
        error={formState.errors.shown_as?.message}
      />
      <Input
        {...register('school', filled)}
        label={t('request.school')}
        autoComplete="organization"
        maxLength={SCHOOL_MAX_LENGTH}
        error={formState.errors.school?.message}
      />
      <Input
        {...register('proof', filled)}
        label={t('request.proof')}
        hint={t('request.proof_hint')}
        maxLength={PROOF_MAX_LENGTH}
        error={formState.errors.proof?.message}
      />
      {ask.isError && (
        <p role="alert" className="font-bold text-danger">
          {messageFor(ask.error, language)}
        </p>
      )}
      <div>
        <Button type="submit" loading={ask.isPending}>
          {t('request.send')}
        </Button>
      </div>
    </form>
  );
}
