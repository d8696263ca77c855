import type { ComponentProps } from 'react';
import { StateMessage } from './state-message.tsx';

/** Nothing to show here, and what to do next. */
export function EmptyState(props: Omit<ComponentProps<typeof StateMessage>, 'role'>) {
  return <StateMessage {...props} role="status" />;
}
