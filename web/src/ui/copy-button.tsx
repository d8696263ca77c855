import { Copy } from 'lucide-react';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';

type Props = {
  text: string;
  label: string;
  /** The messages after success and after failure. */
  copied: string;
  failed: string;
};

/** Copies a text. */
export function CopyButton({ text, label, copied, failed }: Props) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(copied);
    } catch {
      toast.error(failed);
    }
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      <Copy aria-hidden="true" />
      {label}
    </Button>
  );
}
