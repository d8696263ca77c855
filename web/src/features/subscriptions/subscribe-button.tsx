import type { ComponentProps } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { useSubscribe } from './use-subscribe.ts';

/** Opens the offer; nothing at all for premium members, who have what it offers. */
export function SubscribeButton(props: Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const { user } = useSession();
  const subscribe = useSubscribe();
  if (user?.is_premium) return null;
  return <Button variant="joy" {...props} onClick={subscribe} />;
}
