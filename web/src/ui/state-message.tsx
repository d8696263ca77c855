import type { ComponentProps, ReactNode } from 'react';
import type { Pose } from '../../build/mascot/poses.ts';
import { ButtonLink } from './button-link.tsx';
import { Mascot } from './mascot.tsx';
import { PageTitle } from './page-title.tsx';

type Props = {
  title: string;
  description?: ReactNode;
  /** An action that helps: a button or a link. */
  action?: ReactNode;
  /** `alert` interrupts a screen reader; `status` waits. */
  role?: 'alert' | 'status';
  heading?: 'h1' | 'h2' | 'h3';
  /** The pose of the mascot; without it, it scratches its head at failures and sleeps where nothing is. */
  pose?: Pose;
};

/** A screen or panel that shows only the reason why it is empty. */
export function StateMessage(props: Props) {
  const { title, description, action, role, heading: Heading = 'h2' } = props;
  const { pose = role === 'alert' ? 'wrong' : 'sleep' } = props;
  return (
    <div
      role={role}
      className="mx-auto grid max-w-lg grid-cols-1 justify-items-center gap-4 py-12 text-center"
    >
      <Mascot pose={pose} className="h-40 w-auto" />
      <Heading className="text-2xl sm:text-3xl">{title}</Heading>
      {description && <div className="text-balance text-lg text-muted">{description}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}

type MissingProps = { title: string; text: string; to: string; back: string };

/** A page about something that does not exist, with a link back. */
export function MissingPage({ title, text, to, back }: MissingProps) {
  return (
    <EmptyState
      heading="h1"
      pose="lost"
      title={title}
      description={text}
      action={<ButtonLink to={to}>{back}</ButtonLink>}
    />
  );
}

/** The whole page about something that does not exist, with its title. No search engine lists it. */
export function NotFound(props: MissingProps) {
  return (
    <>
      <PageTitle title={props.title} />
      <meta name="robots" content="noindex" />
      <MissingPage {...props} />
    </>
  );
}

/** An empty state, with a suggestion for what to do next. */
export function EmptyState(props: Omit<ComponentProps<typeof StateMessage>, 'role'>) {
  return <StateMessage {...props} role="status" />;
}
