import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { gateHistory } from './history-gate.ts';
import { useBlockedTab } from './use-blocked-tab.ts';

/** Receives a navigation away from here, and performs it or not. */
type Ask = (go: () => void) => void;
/** Tells whether an address shows the same, so that going there needs no question. */
type Keeps = (address: string) => boolean;

/** Returns the address of ours that a click would open in this tab, if it is another one than this. */
function addressOf(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) {
    return;
  }
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return;
  const samePage = pathname === location.pathname && search === location.search;
  return samePage ? undefined : pathname + search + hash;
}

/** Links within the app. */
function useBlockedLinks(isBlocked: boolean, ask: Ask, keeps: Keeps): void {
  const navigate = useNavigate();
  const onClick = useEffectEvent((event: MouseEvent) => {
    const address = addressOf(event);
    if (address === undefined || keeps(address)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => void navigate(address));
  });
  useLayoutEffect(() => {
    if (!isBlocked) return;
    const listen = (event: MouseEvent) => onClick(event);
    document.addEventListener('click', listen, { capture: true });
    return () => document.removeEventListener('click', listen, { capture: true });
  }, [isBlocked]);
}

/** Returns the number of entries of the history before one, as the router counts them. */
function placeOf(state: unknown): number | undefined {
  const idx = (state as { idx?: unknown } | null)?.idx;
  return typeof idx === 'number' ? idx : undefined;
}

/** "Back" and "forward": the browser reports them only when it is already there, so it is led back first. */
function useBlockedHistory(isBlocked: boolean, ask: Ask, keeps: Keeps): void {
  const { key } = useLocation();
  const askFirst = useEffectEvent(ask);
  const keepsHere = useEffectEvent(keeps);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the key, the place has changed.
  useLayoutEffect(() => {
    if (!isBlocked) return;
    const here = placeOf(history.state);
    let expected: 'return' | 'leave' | null = null;
    let away = 0;
    const onPop = (event: PopStateEvent) => {
      const there = placeOf(event.state);
      if (expected === 'leave' || here === undefined || there === undefined) return;
      if (expected === null && keepsHere(location.href)) return;
      event.stopImmediatePropagation();
      if (expected === 'return') {
        expected = null;
        askFirst(() => {
          expected = 'leave';
          history.go(away);
        });
        return;
      }
      away = there - here;
      expected = 'return';
      history.go(-away);
    };
    return gateHistory(onPop);
  }, [isBlocked, key]);
}

/**
 * While `isBlocked`, links and the history lead away only after `ask` has allowed it, and the browser asks before the
 * tab is closed. Layout effects make sure that it applies before the next event. The router without data has no blocker
 * (docs/decisions/0009).
 */
export function useBlockedNavigation(
  isBlocked: boolean,
  ask: Ask,
  keeps: Keeps = () => false,
): void {
  useBlockedLinks(isBlocked, ask, keeps);
  useBlockedHistory(isBlocked, ask, keeps);
  useBlockedTab(isBlocked);
}
