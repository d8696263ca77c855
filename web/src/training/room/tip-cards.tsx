import { Rocket, Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { WithCode } from '../../ui/with-code.tsx';

/** Tips of one kind, and their title. */
export interface Tips {
  title: string;
  tips: readonly string[];
}

function TipCard({ title, icon, tips }: Tips & { icon: ReactNode }) {
  return (
    <Card className="grid content-start gap-3 p-5">
      <h3 className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-trail">
        {icon}
        {title}
      </h3>
      <ul className="grid list-disc gap-2 ps-5 marker:text-trail">
        {tips.map((tip) => (
          <li key={tip}>
            <WithCode text={tip} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Tips for beginners, and for experienced learners. */
export function TipCards(props: {
  title: string;
  basics: Tips;
  advanced: Tips;
  className?: string | undefined;
}) {
  return (
    <section
      aria-label={props.title}
      className={classes('page-width grid gap-4 pb-12', props.className)}
    >
      <h2 className="text-2xl">{props.title}</h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TipCard {...props.basics} icon={<Sprout aria-hidden="true" />} />
        <TipCard {...props.advanced} icon={<Rocket aria-hidden="true" />} />
      </div>
    </section>
  );
}
