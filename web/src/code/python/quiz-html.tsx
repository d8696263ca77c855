import { SafeHtml } from '../../ui/safe-html.tsx';

async function colour(element: Element): Promise<void> {
  if (!element.querySelector('pre > code')) return;
  const { colourCode } = await import('../editor/coloured-code.ts');
  await colourCode(element);
}

/** A text of a question; the code in it has colours and numbered lines. */
export function QuizHtml({ html, className = '' }: { html: string; className?: string }) {
  return <SafeHtml html={html} className={className} onShown={(element) => void colour(element)} />;
}
