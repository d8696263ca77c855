import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { useTranslation } from '../lib/i18n.ts';
import { useTheme } from '../lib/theme.ts';
import { type Notice, showNoticesWith } from '../lib/toast.ts';

/**
 * The time for which a notice stays, in milliseconds, and the number that are seen at once (docs/product.md#notices).
 */
const TOAST_MILLISECONDS = 4000;
const TOASTS_SEEN = 3;

/** Shows as many notices as there is room for: the first to come is the first to be read, and none is pushed out. */
function queueOfNotices(): (notice: Notice) => void {
  const waiting: Notice[] = [];
  let seen = 0;
  function showNext(): void {
    const notice = seen < TOASTS_SEEN ? waiting.shift() : undefined;
    if (!notice) return;
    const { kind, message, action } = notice;
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      seen -= 1;
      showNext();
    };
    seen += 1;
    toast[kind](message, {
      onAutoClose: end,
      onDismiss: end,
      ...(action ? { action: { label: action.label, onClick: action.act } } : {}),
    });
    showNext();
  }
  return (notice) => {
    waiting.push(notice);
    showNext();
  };
}

/** The contents of `Toaster`. */
export function ToasterPanel() {
  const theme = useTheme();
  const { t } = useTranslation('common');
  // Effects of children run first: Sonner listens before the waiting notices are passed on.
  useEffect(() => showNoticesWith(queueOfNotices()), []);
  return (
    <Sonner
      theme={theme}
      containerAriaLabel={t('notices')}
      duration={TOAST_MILLISECONDS}
      visibleToasts={TOASTS_SEEN}
      expand
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
