import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { classes } from './classes.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  /** Wide dialogs hold pictures and tables, the widest hold columns. */
  size?: 'md' | 'lg' | 'xl';
  /** Puts it at the end of the page, over its whole height. */
  drawer?: boolean;
};

const PLACES = {
  middle:
    'inset-x-3 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 rounded-card border',
  end: 'inset-y-0 end-0 w-full border-s',
} as const;
const SIZES = { md: 'max-w-lg', lg: 'max-w-4xl', xl: 'max-w-7xl' } as const;

/**
 * There is no trigger to return to: the element that had the focus when the dialog opened gets it back. A field that is
 * wrong from the start gets the focus first.
 */
function useOpener() {
  const opener = useRef<Element | null>(null);
  return {
    rememberOpener: (event: Event) => {
      opener.current = document.activeElement;
      const wrong =
        event.target instanceof Element &&
        event.target.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (!wrong) return;
      event.preventDefault();
      wrong.focus();
    },
    returnToOpener: (event: Event) => {
      event.preventDefault();
      // A choice in the dialog may have moved the focus already.
      const unfocused = document.activeElement === null || document.activeElement === document.body;
      if (unfocused && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}

/** The contents of `Dialog`. */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  size = 'md',
  drawer = false,
}: DialogProps) {
  const { t } = useTranslation('common');
  const { rememberOpener, returnToOpener } = useOpener();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <Radix.Content
          onOpenAutoFocus={rememberOpener}
          onCloseAutoFocus={returnToOpener}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classes(
            'fixed z-50 overflow-y-auto border-line bg-surface p-5 shadow-lift sm:p-7',
            PLACES[drawer ? 'end' : 'middle'],
            SIZES[size],
          )}
        >
          <Radix.Title className="pe-12 text-2xl">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-2 text-muted">{description}</Radix.Description>
          )}
          <div className="mt-5">{children}</div>
          <Radix.Close
            aria-label={t('close')}
            className="absolute end-3 top-3 grid size-11 place-items-center rounded-control hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
