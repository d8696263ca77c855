import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

type Props = {
  title: string;
  text: string;
  courses: string;
  /** The way to an account of one's own. */
  account: { label: string; to: string };
};

/** Invites the reader to try what they have read about. */
export function CareerInvitation({ title, text, courses, account }: Props) {
  return (
    <section className="grid justify-items-center gap-4 rounded-[2rem] bg-panel p-8 text-center text-on-panel sm:p-12">
      <h2 className="text-3xl">{title}</h2>
      <p className="max-w-xl text-lg">{text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-4">
        <ButtonLink to={paths.courses} variant="joy" size="lg">
          {courses}
        </ButtonLink>
        <ButtonLink to={account.to} variant="secondary" size="lg">
          {account.label}
        </ButtonLink>
      </div>
    </section>
  );
}
