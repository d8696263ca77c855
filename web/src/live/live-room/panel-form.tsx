import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

type Props = {
  onSubmit: () => void;
  /** The icon of the button that sends the form. */
  icon?: ReactNode;
  action: string;
  pending: boolean;
  /** True if there is nothing to send yet. */
  empty?: boolean;
  /** Other buttons beside it. */
  others?: ReactNode;
  /** Further attributes of the form element. */
  form?: Pick<ComponentProps<'form'>, 'ref' | 'onInput'>;
  children: ReactNode;
};

/** A form beside the stage. */
export function PanelForm(props: Props) {
  const { onSubmit, icon, action, pending, empty = false, others, form, children } = props;
  return (
    <form
      {...form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty) onSubmit();
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" loading={pending} aria-disabled={empty || undefined}>
          {!pending && icon}
          {action}
        </Button>
        {others}
      </div>
    </form>
  );
}
