import { RotateCcw } from 'lucide-react';
import { createContext, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import './explore.css';

/** Hushes the status of the figure around a component, which would be read aloud at each step of what plays. */
export const HushContext = createContext<(isHushed: boolean) => void>(() => {});

type Props = {
  /** Its short name, shown above it. */
  title: string;
  /** One sentence on what to try first, above the picture. */
  invite?: string | undefined;
  /** For screen readers: the picture, and the ways in which it can be changed. */
  description: string;
  /** The present state in a sentence, announced when it changes. */
  status: ReactNode;
  /** Goes back to the start; without it there is no button. */
  onReset?: (() => void) | undefined;
  /** Sliders and buttons below the picture. */
  controls?: ReactNode;
  /** The picture. */
  children: ReactNode;
};

/** The frame that all explorables share: name, picture, controls, and the state in words. */
export function Figure(props: Props) {
  const { title, invite, description, status, onReset, controls, children } = props;
  const { t } = useTranslation('explore');
  const id = useId();
  const [isHushed, setHushed] = useState(false);
  return (
    <figure
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      className="explore-figure"
    >
      <figcaption className="flex min-h-11 items-center justify-between gap-3">
        <span id={`${id}-title`} className="font-bold font-display text-lg leading-tight">
          {title}
        </span>
        {onReset && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-bold text-muted text-sm hover:bg-trail-soft hover:text-ink"
            onClick={onReset}
          >
            <RotateCcw aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t('reset')}</span>
          </button>
        )}
      </figcaption>
      {invite && <p className="explore-invite">{invite}</p>}
      <VisuallyHidden>
        <p id={`${id}-description`}>{description}</p>
      </VisuallyHidden>
      <div className="explore-picture">{children}</div>
      {controls && (
        <HushContext value={setHushed}>
          <div className="explore-controls">{controls}</div>
        </HushContext>
      )}
      <p role="status" aria-live={isHushed ? 'off' : 'polite'} className="explore-status">
        {/* A new element is read aloud: it tells how it ended. */}
        <span key={String(isHushed)}>{status}</span>
      </p>
    </figure>
  );
}
