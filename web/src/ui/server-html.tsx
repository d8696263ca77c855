import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../lib/i18n.ts';
import { useFollowLinks } from './use-follow-links.ts';

type Props = {
  as?: 'div' | 'footer' | 'ol' | 'ul';
  className?: string;
  /** Tells whether the content depends on something that the server did not know, such as who is signed in. */
  changed?: boolean;
  /** Called for every press in the part, also while React renders nothing in it. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
};

/** React leaves the content of an element with this object unchanged. It must be the same object at every rendering. */
const AS_SENT = { __html: '' };

/** Tells whether any of these values is, or ever was, different from its value when the component appeared. */
export function useChanged(values: readonly unknown[]): boolean {
  const [first] = useState(values);
  const [changed, setChanged] = useState(false);
  const now =
    values.length !== first.length || values.some((value, index) => value !== first[index]);
  if (now && !changed) setChanged(true);
  return now || changed;
}

/**
 * Tells whether the part that the server has sent under this id is still right: neither its language nor its data has
 * changed.
 */
function useSent(id: string, changed: boolean) {
  const language = useLanguage();
  // React returns the server's id only while it takes over the page that the server has rendered.
  const [sent, setSent] = useState(() =>
    import.meta.env.SSR || !document.getElementById(id) ? null : language,
  );
  if (sent === null) return false;
  if (sent === language && !changed) return true;
  setSent(null);
  return false;
}

/**
 * A part of a page without any controls but links. Its HTML from the server stays as it is: its components do not run
 * in the browser until the language or their data changes (docs/decisions/0161). Titles and descriptions of the
 * document do not belong in here.
 */
export function ServerHtml({
  as: Element = 'div',
  className,
  changed = false,
  onClick,
  children,
}: Props) {
  const id = useId();
  const sent = useSent(id, changed);
  const follow = useFollowLinks();
  if (!sent) {
    return (
      <Element id={id} key="own" className={className} onClick={onClick}>
        {children}
      </Element>
    );
  }
  return (
    <Element
      id={id}
      key="sent"
      className={className}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, see AS_SENT.
      dangerouslySetInnerHTML={AS_SENT}
    />
  );
}
