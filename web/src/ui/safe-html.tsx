import { Suspense, use } from 'react';
import { plainText, withoutTags } from '../lib/plain-text.ts';
import { loadSanitizer } from '../lib/sanitize.ts';
import { classes } from './classes.ts';

type Props = {
  html: string;
  className?: string;
  /** Called with the element once it contains the words, and again once it contains the HTML. */
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

const CODE = /<pre\b[^>]*>\s*<code\b(?:[^>]*\bclass="([^"]*)")?[^>]*>([\s\S]*)/;

/** A block of HTML without the tags inside it; code keeps its lines. */
function Block({ html }: { html: string }) {
  const [, language, code] = CODE.exec(html) ?? [];
  if (code === undefined) return <p>{plainText(html)}</p>;
  return (
    <pre>
      <code className={language}>{withoutTags(code)}</code>
    </pre>
  );
}

/** The words alone, at their final places: nothing moves when the sanitizer has been fetched. */
function Words({ html, className, onShown }: Props) {
  const blocks = html.split(BLOCK_END).filter((block) => plainText(block));
  return (
    <div
      ref={(element) => {
        if (element) onShown?.(element);
      }}
      className={classes('prose-codivia', className)}
    >
      {blocks.map((block) => (
        <Block key={block} html={block} />
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
