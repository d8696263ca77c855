import { Suspense, use } from 'react';
import { plainText } from '../lib/plain-text.ts';
import { loadSanitizer } from '../lib/sanitize.ts';
import { classes } from './classes.ts';

type Props = {
  html: string;
  className?: string;
  /** Called with the element once it holds the HTML. */
  onShown?: (element: Element) => void;
};

function Sanitized({ html, className, onShown }: Props) {
  const sanitize = use(loadSanitizer());
  return (
    <div
      key={html}
      ref={(element) => {
        if (element) onShown?.(element);
      }}
      className={classes('prose-codivia', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: this is where HTML is made safe.
      dangerouslySetInnerHTML={{ __html: sanitize(html) }}
    />
  );
}

const BLOCK_END = /<\/(?:p|li|h[1-6]|pre)>/;

/** The words alone, at the places they will keep: nothing jumps when the sanitizer has come. */
function Words({ html, className }: Props) {
  const paragraphs = html.split(BLOCK_END).map(plainText).filter(Boolean);
  return (
    <div className={classes('prose-codivia', className)}>
      {paragraphs.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

/** HTML written by course authors, made safe again before it is shown. */
export function SafeHtml(props: Props) {
  return (
    <Suspense fallback={<Words {...props} />}>
      <Sanitized {...props} />
    </Suspense>
  );
}
