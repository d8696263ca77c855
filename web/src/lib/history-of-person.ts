import { currentPerson } from './person.ts';

/** The state that the router keeps with an entry of the history, and the person whose page has written it. */
type Entry = { usr?: { said?: unknown } | null; person?: string } | null;

/** Removes from the present entry of the history the data of another person, such as code they asked about. */
function forgetOthers(): void {
  const entry = history.state as Entry;
  if (!entry?.usr || entry.usr.said || !entry.person || entry.person === currentPerson()) return;
  history.replaceState({ ...entry, usr: null }, '');
}

/**
 * Entries of the history outlive a sign-out: "back" leads to them, with the state that the router keeps there. Records
 * their owners, and empties the entries of others before the router reads them.
 */
export function keepHistoryByPerson(): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state: Entry, ...address) =>
      change(state && { ...state, person: currentPerson() }, ...address);
  }
  forgetOthers();
  window.addEventListener('popstate', forgetOthers, { capture: true });
}
