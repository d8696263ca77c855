import { ExternalLink } from '../../../ui/external-link.tsx';

/** What a request gives as its proof: a link to the page of a school, or an address. */
export function Proof({ proof }: { proof: string }) {
  if (!/^https?:\/\//i.test(proof)) return proof;
  return (
    <ExternalLink href={proof} className="font-bold text-trail underline underline-offset-4">
      {proof}
    </ExternalLink>
  );
}
