import { paths } from '../lib/paths.ts';
import { ExternalLink } from './external-link.tsx';

/** Leads whoever looks after the network to what it has to allow; what is open here stays open. */
export function NetworkHelpLink({ children }: { children: string }) {
  return (
    <ExternalLink
      href={paths.helpArticle('school-network')}
      className="font-bold text-trail underline"
    >
      {children}
    </ExternalLink>
  );
}
