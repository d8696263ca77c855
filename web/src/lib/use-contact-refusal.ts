import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, messageFor } from './api-error.ts';
import { useLanguage } from './i18n.ts';
import { toast } from './toast.ts';
import { loadFindContact } from './use-find-contact.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function textControls(form: HTMLFormElement): TextControl[] {
  return [...form.querySelectorAll<TextControl>('input[name], textarea[name]')];
}

/** Tells whether the server has refused a text because it leads out of the platform. */
function isContactRefusal(error: unknown): boolean {
  return error instanceof ApiError && /(^|_)contact_refused$/.test(error.code);
}

/**
 * Shows a refusal for contact details beside the field that it is about, until that field changes, and moves the focus
 * there. The fields of the form have names. Any other failure is shown as a notice.
 */
export function useContactRefusal() {
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [refused, setRefused] = useState<{ name: string; error: unknown } | null>(null);

  // The field is marked with the same change: a frame may come before it.
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  /** Goes to the first field that is marked, once it is. */
  function goToWrong(): void {
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  }

  async function onError(error: unknown): Promise<void> {
    const fields = form.current ? textControls(form.current) : [];
    const [first] = fields;
    if (!first || !isContactRefusal(error)) {
      toast.error(messageFor(error, language));
      return;
    }
    // The answer names no field: the rules of the server, applied here, find it.
    const find = await loadFindContact().catch(() => () => null);
    const found = fields.find(({ value }) => find(value, 'text', location.hostname) !== null);
    const { name } = found ?? first;
    setRefused({ name, error });
  }

  return {
    /** For the form element. */
    form: {
      ref: form,
      onInput: ({ target }: FormEvent) => {
        if (refused && (target as Partial<TextControl>).name === refused.name) setRefused(null);
      },
    },
    errorOf: (name: string) =>
      refused?.name === name ? messageFor(refused.error, language) : undefined,
    goToWrong,
    onError: (error: unknown) => void onError(error),
  };
}
