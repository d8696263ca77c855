import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className' | 'children'> & {
  /** The question, and the consequences of confirming. */
  title: string;
  text: string;
  /** The two answers. */
  confirm: string;
  cancel: string;
  /** Tells whether the confirmed action is in progress. */
  pending: boolean;
  /** `close` closes the question. */
  onConfirm: (close: () => void) => void;
};

/** A button whose press is confirmed first. */
export function ConfirmButton(props: Props) {
  const { title, text, confirm, cancel, pending, onConfirm, ...button } = props;
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <Dialog open={asking} onOpenChange={setAsking} title={title} description={text}>
        <div className="flex flex-wrap gap-2">
          <Button
            variant={button.variant === 'danger' ? 'danger' : 'primary'}
            loading={pending}
            onClick={() => onConfirm(close)}
          >
            {confirm}
          </Button>
          <Button variant="ghost" onClick={close}>
            {cancel}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
