import type { ReactNode } from 'react';
import { ServerHtml } from '../server-html.tsx';

/** A page to be read: title, introduction, and parts one below the other, without controls. */
export function PlainPage({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) {
  return (
    <ServerHtml className="page-width py-10 sm:py-14">
      <div className="mx-auto grid max-w-3xl gap-10">
        <header className="grid gap-3">
          <h1 className="text-[clamp(2.2rem,6vw,3.4rem)]">{title}</h1>
          <p className="text-xl text-muted">{intro}</p>
        </header>
        {children}
      </div>
    </ServerHtml>
  );
}

/** A part of such a page. */
export function PlainSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 border-t border-line pt-7">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
