import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useScrollMemory } from './use-scroll-memory.ts';

/**
 * Does for pages that change within the app what a browser does when it loads a page: scrolls to the right place,
 * announces the page to screen readers, and moves the focus to its content unless the page has set it or a menu is
 * open. It is beside the page, and so arrives with it.
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
    const holder = document.activeElement;
    // A menu that was opened while the page was on its way would close.
    if (content.current?.contains(holder) || holder?.closest('[role="menu"][data-state="open"]'))
      return;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
