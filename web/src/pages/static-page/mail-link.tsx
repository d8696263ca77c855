import { Mail } from 'lucide-react';
import { useSiteConfig } from '../../lib/site-config.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/**
 * A button that opens a mail to whoever runs this site, with the address beside it for those whose
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
