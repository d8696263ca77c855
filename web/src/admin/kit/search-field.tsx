import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';

/** The pause in typing after which the search starts, in milliseconds. */
const DEBOUNCE_MS = 250;

type Props = { label: string; value: string; onSearch: (words: string) => void };

/**
 * A search field that waits for a pause in typing. It follows the value where something else changes that, such as a
 * button that shows all rows again.
 */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [searched, setSearched] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== searched) {
      setSearched(value);
      setTyped(value);
    }
  }
  const search = useEffectEvent((words: string) => {
    setSearched(words);
    onSearch(words);
  });
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS);
    // On a slow machine this list is still there while the next page is rendered: a search that changed the
    // address then would lead back from the link that was followed.
    const stopForLink = ({ defaultPrevented, target }: MouseEvent) => {
      if (defaultPrevented && target instanceof Element && target.closest('a')) clearTimeout(timer);
    };
    document.addEventListener('click', stopForLink);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', stopForLink);
    };
  }, [typed, value]);
  return (
    <div className="relative min-w-52 grow sm:max-w-sm">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-muted"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-11 w-full rounded-control border-2 border-edge bg-surface ps-11 pe-3 placeholder:text-muted"
      />
    </div>
  );
}
