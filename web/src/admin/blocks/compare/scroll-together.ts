/** Scrolls two elements together while they stand beside each other; returns what ends it. */
export function scrollTogether(first: HTMLElement, second: HTMLElement): () => void {
  /** The positions to which elements were scrolled from here: their events do not come from the author. */
  const followed = new Map<HTMLElement, number>();
  const isBeside = () => first.getBoundingClientRect().left !== second.getBoundingClientRect().left;
  const follower = (from: HTMLElement, to: HTMLElement) => () => {
    if (followed.get(from) === from.scrollTop || !isBeside()) return;
    followed.delete(from);
    to.scrollTop = from.scrollTop;
    followed.set(to, to.scrollTop);
  };
  const onFirst = follower(first, second);
  const onSecond = follower(second, first);
  first.addEventListener('scroll', onFirst);
  second.addEventListener('scroll', onSecond);
  return () => {
    first.removeEventListener('scroll', onFirst);
    second.removeEventListener('scroll', onSecond);
  };
}
