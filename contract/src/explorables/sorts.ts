/** A moment of a sort: the list, and the places that have just been compared. */
export interface SortMoment {
  list: readonly number[];
  compared: readonly number[];
}
type Sort = (list: number[], isLess: (a: number, b: number) => boolean) => void;

function swap(list: number[], a: number, b: number): void {
  [list[a], list[b]] = [list[b] ?? 0, list[a] ?? 0];
}

const bubble: Sort = (list, isLess) => {
  for (let end = list.length - 1; end > 0; end--) {
    let swapped = false;
    for (let place = 0; place < end; place++) {
      if (isLess(place + 1, place)) {
        swap(list, place, place + 1);
        swapped = true;
      }
    }
    if (!swapped) return;
  }
};

const insertion: Sort = (list, isLess) => {
  for (let next = 1; next < list.length; next++) {
    for (let place = next; place > 0 && isLess(place, place - 1); place--) {
      swap(list, place, place - 1);
    }
  }
};

const merge: Sort = (list, isLess) => {
  function sort(from: number, to: number): void {
    if (to - from < 2) return;
    const middle = Math.floor((from + to) / 2);
    sort(from, middle);
    sort(middle, to);
    // The smaller of the two first cards goes in front; cards between them move up.
    for (let left = from, right = middle; left < right && right < to; left++) {
      if (isLess(right, left)) {
        const [moved = 0] = list.splice(right, 1);
        list.splice(left, 0, moved);
        right++;
      }
    }
  }
  sort(0, list.length);
};

const quick: Sort = (list, isLess) => {
  function sort(from: number, to: number): void {
    if (to - from < 2) return;
    // The first number is the pivot: good for mixed lists, bad for sorted ones.
    let wall = from;
    for (let place = from + 1; place < to; place++) {
      if (isLess(place, from)) swap(list, ++wall, place);
    }
    swap(list, from, wall);
    sort(from, wall);
    sort(wall + 1, to);
  }
  sort(0, list.length);
};

const SORTS = { bubble, insertion, merge, quick };
export type SortName = keyof typeof SORTS;
export const SORT_NAMES = Object.keys(SORTS) as SortName[];

/** Sorts a list. There is one moment before the first comparison, one at each, and one at the end. */
export function momentsOfSort(name: SortName, numbers: readonly number[]): SortMoment[] {
  const list = [...numbers];
  const moments: SortMoment[] = [{ list: [...list], compared: [] }];
  SORTS[name](list, (a, b) => {
    moments.push({ list: [...list], compared: [a, b] });
    return (list[a] ?? 0) < (list[b] ?? 0);
  });
  moments.push({ list, compared: [] });
  return moments;
}
