import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useTheme } from '../lib/theme.ts';
import { type Notice, showNoticesWith } from '../lib/toast.ts';

/** How long a notice stays, in milliseconds, and how many are seen at once (docs/product.md#notices). */
const TOAST_MILLISECONDS = 4000;
const TOASTS_SEEN = 3;

function show({ kind, message, action }: Notice): void {
  toast[kind](message, action ? { action: { label: action.label, onClick: action.act } } : {});
}

/** What `Toaster` shows. */
export function ToasterPanel() {
  const theme = useTheme();
  // Effects of children run first: Sonner listens before the notices that waited are handed over.
  useEffect(() => showNoticesWith(show), []);
  return (
    <Sonner
      theme={theme}
      duration={TOAST_MILLISECONDS}
      visibleToasts={TOASTS_SEEN}
      position="bottom-right"
      toastOptions={{
        classNames: {
          actionButton:
            '!h-9 !rounded-control !bg-trail !px-3 !font-bold !text-on-trail !text-sm focus-visible:!outline-3',
        },
        className:
          '!rounded-card !border !border-line !bg-surface !text-ink !shadow-lift !text-base !font-sans',
      }}
    />
  );
}
