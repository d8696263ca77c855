import { Suspense, use } from 'react';
import { loadSanitizer } from '../lib/sanitize.ts';
import { classes } from './classes.ts';
import { Skeleton } from './skeleton.tsx';

function Sanitized({ html, className }: { html: string; className?: string }) {
  const sanitize = use(loadSanitizer());
  return (
    <div
      className={classes('prose-codivia', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where HTML is made safe.
      dangerouslySetInnerHTML={{ __html: sanitize(html) }}
    />
  );
}

/** HTML written by course authors, made safe again before it is shown. */
export function SafeHtml(props: { html: string; className?: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <Sanitized {...props} />
    </Suspense>
  );
}
