import { useSiteConfig } from '../../lib/site-config.ts';

/** The address of whoever runs this site, as a link; `waiting` until it is known. */
export function ContactAddress({ waiting }: { waiting: string }) {
  const { data: config } = useSiteConfig();
  if (!config) return <>{waiting}</>;
  return (
    <a href={`mailto:${config.contact_email}`} className="font-bold break-all text-trail underline">
      {config.contact_email}
    </a>
  );
}
