import { cleanHandle, HANDLE_MAX_LENGTH, isHandle } from '@codivia/contract/api/handle-rules';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { localizedText } from '../../lib/localized.ts';
import { Input } from '../../ui/input.tsx';
import { useHandleCheck } from './portfolio.api.ts';

/** The pause in typing after which the server is asked, in milliseconds. */
const DEBOUNCE_MS = 400;

/** Returns the typed handle, once typing has paused. */
function usePaused(handle: string): string {
  const [paused, setPaused] = useState(handle);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(handle), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [handle]);
  return paused;
}

type Props = {
  value: string;
  /** The member's present handle. */
  own: string | undefined;
  onChange: (handle: string) => void;
  /** The reason why it was not saved. */
  refused: string | undefined;
};

/** The field of the handle. The server is asked, while it is typed, if the handle is free. */
export function HandleField({ value, own, onChange, refused }: Props) {
  const { t, language } = useTranslation('portfolio');
  const handle = cleanHandle(value);
  const paused = usePaused(handle);
  const checkedHandle = isHandle(paused) && paused !== own ? paused : null;
  const { data } = useHandleCheck(checkedHandle);
  const answer = data?.handle === handle && checkedHandle === handle ? data : undefined;
  const malformed = paused === handle && handle !== '' && !isHandle(handle);
  const refusal = answer?.refusal ? localizedText(answer.refusal.detail, language) : undefined;

  function status(): string {
    if (handle !== '' && handle === own) return t('form.handle_yours', { handle });
    if (answer && !answer.refusal) return t('form.handle_free', { handle });
    return isHandle(handle) && !answer ? t('form.handle_checking') : '';
  }

  return (
    <div className="grid gap-1">
      <Input
        label={t('form.handle')}
        hint={t('form.handle_hint')}
        value={value}
        maxLength={HANDLE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        onChange={({ target }) => onChange(target.value)}
        error={refused ?? (malformed ? t('form.handle_shape') : refusal)}
      />
      <p role="status" className="min-h-6 font-bold text-sm text-trail">
        {status()}
      </p>
    </div>
  );
}
