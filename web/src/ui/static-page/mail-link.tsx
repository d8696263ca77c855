import { Mail } from 'lucide-react';
import { useSiteConfig } from '../../lib/site-config.ts';
import { buttonStyle } from '../button-style.ts';

/**
 * A button that opens a mail to the operator of this site, with the address beside it for those whose
 * browser has no mail program. Its place is kept until the address is known.
 */
export function MailLink({ subject, children }: { subject: string; children: string }) {
  const { data: config } = useSiteConfig();
  const address = config?.contact_email;
  return (
    <div className="flex min-h-13 flex-wrap items-center gap-x-5 gap-y-3">
      {address && (
        <>
          <a
            href={`mailto:${address}?subject=${encodeURIComponent(subject)}`}
            className={buttonStyle('joy', 'lg')}
          >
            <Mail aria-hidden="true" className="size-5" />
            {children}
          </a>
          <span className="break-all">{address}</span>
        </>
      )}
    </div>
  );
}

/** The address of the operator of this site, as a link; `waiting` until it is known. */
export function ContactAddress({ waiting }: { waiting: string }) {
  const { data: config } = useSiteConfig();
  if (!config) return <>{waiting}</>;
  return (
    <a href={`mailto:${config.contact_email}`} className="font-bold break-all text-trail underline">
      {config.contact_email}
    </a>
  );
}

type Props = { title: string; text: string; subject: string; action: string };

/** Invites the reader to write to the operator of this site. */
export function MailInvitation({ title, text, subject, action }: Props) {
  return (
    <section className="grid gap-4 rounded-[2rem] bg-night p-7 text-on-night sm:p-12">
      <h2 className="text-3xl">{title}</h2>
      <p className="max-w-2xl text-lg text-on-night-muted">{text}</p>
      <MailLink subject={subject}>{action}</MailLink>
    </section>
  );
}
