import { ZIP_MAX_BYTES } from '@codivia/contract/api/admin-course-files';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/input.tsx';

type Props = {
  busy: boolean;
  /** The reason why the last try failed as a whole. */
  reason: string | undefined;
  onFile: (file: File) => void;
};

/** Asks for the zip. */
export function ImportForm({ busy, reason, onFile }: Props) {
  const { t } = useTranslation('admin-courses');
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const file = input.current?.files?.[0];
    if (busy) return;
    if (!file) setWrong(t('imports.file_required'));
    else if (file.size > ZIP_MAX_BYTES) setWrong(t('imports.file_too_large'));
    else {
      setWrong(undefined);
      onFile(file);
    }
  }
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p className="text-muted">{t('imports.text')}</p>
      <Input
        ref={input}
        label={t('imports.file')}
        error={wrong ?? reason}
        type="file"
        accept=".zip,application/zip"
        required
      />
      <Button type="submit" loading={busy} className="justify-self-start">
        {t(busy ? 'imports.submitting' : 'imports.submit')}
      </Button>
    </form>
  );
}
