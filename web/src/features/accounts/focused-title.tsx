import { useEffect, useRef } from 'react';

/** The title of a screen that takes the place of another one: the focus comes along. */
export function FocusedTitle({ children }: { children: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h1 ref={title} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}
