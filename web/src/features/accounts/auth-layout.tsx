import { useEffect, useRef } from 'react';
import './auth-layout.css';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { AuthAside } from './auth-aside.tsx';

/** A form on a card, with what it opens beside it, or below it on narrow screens. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page-width grid gap-6 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)] lg:gap-8 lg:py-16">
      <Card className="grid content-start gap-6 p-5 sm:p-8 lg:p-10">{children}</Card>
      <AuthAside />
    </div>
  );
}

/** The title of a screen that replaces another one: it takes the focus. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}
