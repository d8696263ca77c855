import { Check, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { LinkedLine } from './linked-line.tsx';

type Props = {
  name: string;
  purpose: string;
  price: string;
  period?: string;
  contents: readonly string[];
  promises?: readonly string[];
  action: ReactNode;
  /** True for the plan that we would choose ourselves: it stands out. */
  best?: boolean;
};

/** One plan: its price and what it holds. */
export function PlanCard({
  name,
  purpose,
  price,
  period,
  contents,
  promises,
  action,
  best,
}: Props) {
  return (
    <li className="flex self-start lg:self-auto w-[min(20rem,calc(100vw-3rem))] lg:w-auto">
      <article
        className={classes(
          'flex grow flex-col gap-3 rounded-card border bg-surface p-5 sm:gap-6 sm:p-9',
          best ? 'border-2 border-joy shadow-lift' : 'border-line shadow-card',
        )}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-4 sm:block">
          <header>
            <h3 className="text-2xl sm:text-3xl">{name}</h3>
            <p className="text-muted">{purpose}</p>
          </header>
          <p className="sm:mt-6">
            <span className="font-display text-4xl font-extrabold sm:text-5xl">{price}</span>
            {period && <span className="ms-2 text-muted sm:text-lg">{period}</span>}
          </p>
        </div>
        <ul className="grid gap-1.5 leading-snug sm:gap-2.5 sm:leading-normal">
          {contents.map((content) => (
            <li key={content} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-trail" />
              <span>
                <LinkedLine text={content} />
              </span>
            </li>
          ))}
        </ul>
        {promises && (
          <ul className="grid gap-1.5 rounded-control bg-joy-soft p-3 leading-snug sm:gap-2 sm:p-4 font-bold">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3">
                <ShieldCheck aria-hidden="true" className="size-6 shrink-0" />
                {promise}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto">{action}</div>
      </article>
    </li>
  );
}
