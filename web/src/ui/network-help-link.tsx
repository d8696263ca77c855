import { paths } from '../lib/paths.ts';
import { ExternalLink } from './external-link.tsx';

/** A link for network administrators to the addresses that they must allow; it leaves the present page open. */
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
