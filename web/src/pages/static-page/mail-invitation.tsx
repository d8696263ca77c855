import { MailLink } from './mail-link.tsx';

type Props = { title: string; text: string; subject: string; action: string };

/** Invites the reader to write to whoever runs this site. */
export function MailInvitation({ title, text, subject, action }: Props) {
  return (
    <section className="grid gap-4 rounded-[2rem] bg-night p-7 text-on-night sm:p-12">
      <h2 className="text-3xl">{title}</h2>
      <p className="max-w-2xl text-lg text-on-night-muted">{text}</p>
      <MailLink subject={subject}>{action}</MailLink>
    </section>
  );
}
