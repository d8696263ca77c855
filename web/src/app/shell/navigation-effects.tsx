import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollMemory } from './use-scroll-memory.ts';

/**
 * What a browser does by itself when it loads a page, for pages that change within the app: scrolls to the right
 * place, announces the page to screen readers, and moves the focus to its content unless the page has set it. It is
 * beside the page, and so arrives with it.
 */
export function NavigationEffects({ content }: { content: RefObject<HTMLElement | null> }) {
  useScrollMemory();
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    setTitle(document.title);
    if (!content.current?.contains(document.activeElement)) {
      content.current?.focus({ preventScroll: true });
    }
  }, [pathname, content]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
